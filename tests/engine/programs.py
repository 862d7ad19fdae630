"""Random procedures as source text: every statement and form of decision that the compiler accepts."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

NAMES = ("a", "b", "c", "d", "e")


class Writer:
    """Writes one random module of several procedures, the later of which perform the earlier."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.lines: list[str] = []
        self.depth = 0
        self.loops = 0
        self.callees = 0

    def module(self) -> str:
        for number in range(self.random.randint(1, 4)):
            self.procedure(number)
            self.callees = number + 1
        return "\n".join(self.lines)

    def procedure(self, number: int) -> None:
        self.lines += [
            "@procedure",
            f"def p{number}(g, a, b=5, *, c=7) -> Procedure[int]:",
            f'    """Number {number}."""',
        ]
        self.depth = 1
        if self.random.random() < 0.93:
            self.put("d = a + 1")
        if self.random.random() < 0.93:
            self.put("e = 0")
        self.block(self.random.randint(3, 8))
        self.put(f"last = yield ('last', {self.expression()})")
        self.put("return last + a")

    def put(self, line: str) -> None:
        self.lines.append("    " * self.depth + line)

    def block(self, length: int) -> None:
        for _ in range(length):
            if self.depth > 4:
                self.random.choice([self.assign, self.ask, self.write])()
            else:
                self.random.choice(self.statements())()

    def inner(self) -> None:
        self.depth += 1
        self.block(self.random.randint(1, 3))
        self.depth -= 1

    def statements(self) -> list[Callable[[], None]]:
        simple = [
            self.assign,
            self.assign,
            self.write,
            self.ask,
            self.ask,
            self.ask,
            self.perform,
            self.perform,
        ]
        odd = [self.delete, self.function, self.attempt, self.imported, self.context]
        ends = [self.leave, self.leave] if self.loops else []
        return [
            *simple,
            *odd,
            *ends,
            self.choice,
            self.choice,
            self.repeat,
            self.iterate,
            self.match,
            self.give_back,
        ]

    # expressions

    def name(self) -> str:
        return self.random.choice(NAMES)

    def expression(self, level: int = 0) -> str:
        pick = self.random.randint(0, 11 if level < 2 else 2)
        one = self.name()
        if pick < 2:
            return one
        if pick < 4:
            return str(self.random.randint(0, 9))
        left, right = self.expression(level + 1), self.expression(level + 1)
        return [
            f"({left} + {right}) % 23",
            f"({left} if {right} > 4 else {one})",
            f"({left} and {right})",
            f"({left} < {right} < {one})",
            f"sum({one} + {left} for {one} in range({right} % 4))",
            f"sum([x for x in ({one}, {left}) if x > 3])",
            f"(lambda x, y={one}: x + y + {left})(2)",
            f"len({{ {left}: {one} }} | {{ x: {right} for x in range({one} % 3) }})",
        ][pick - 4]

    def condition(self) -> str:
        walrus = f"({self.name()} := {self.expression()}) > 6"
        return self.random.choice([f"{self.expression()} > 5", f"not {self.expression()}", walrus])

    def question(self) -> str:
        return f"('q', {self.random.randint(0, 99)}, {self.expression()})"

    # statements

    def assign(self) -> None:
        one, two = self.name(), self.name()
        lines = [
            f"{one} = {self.expression()}",
            f"{one} += {self.expression()}",
            f"{one} = {two} = {self.expression()}",
            f"{one}, (*_, {two}) = {self.expression()}, (1, {self.expression()})",
            f"{one}: int = {self.expression()}",
            f"{one} = ({two} := {self.expression()}) + {two}",
            f"assert {self.expression()} >= 0, {one}",
        ]
        self.put(self.random.choice(lines))

    def write(self) -> None:
        self.put(f"g.log.append({self.expression()})")

    def ask(self) -> None:
        one, two = self.name(), self.name()
        lines = [
            f"yield {self.question()}",
            f"{one} = yield {self.question()}",
            f"{one}: int = yield {self.question()}",
            f"{one} = {two} = yield {self.question()}",
            f"{one}, {two} = yield ('pair', {self.expression()})",
            f"g.cells[{one} % 3] = yield {self.question()}",
        ]
        self.put(self.random.choice(lines))

    def perform(self) -> None:
        if not self.callees:
            self.ask()
            return
        first = f"p{self.random.randrange(self.callees)}(g, {self.expression()}"
        arguments = [
            "",
            f", {self.name()}",
            f", c={self.expression()}",
            f", b={self.name()}, c={self.name()}",
        ]
        call = f"yield from {first}{self.random.choice(arguments)})"
        self.put(self.random.choice([call, f"{self.name()} = {call}", f"{self.name()}: int = {call}"]))

    def give_back(self) -> None:
        if self.random.random() < 0.6:
            self.put(f"if {self.condition()}:")
            self.depth += 1
            self.put(self.random.choice([f"return {self.expression()}", f"return (yield {self.question()})"]))
            self.depth -= 1
        else:
            self.assign()

    def delete(self) -> None:
        if self.random.random() < 0.15:
            self.put(f"del {self.name()}")
        else:
            self.assign()

    def function(self) -> None:
        one = self.random.choice(NAMES[:3])  # the parameters: certainly local
        self.put(f"def helper(x, y={self.name()}):")
        if self.random.random() < 0.3:
            self.put(f"    nonlocal {one}")
            self.put(f"    {one} = x")
        self.put(f"    return x + y + {one}")
        self.put(f"{self.name()} = helper({self.expression()})")

    def attempt(self) -> None:
        self.put("try:")
        self.put(f"    {self.name()} = {self.expression()}")
        self.put(f"    {self.name()} = 10 // {self.name()}")
        handled = ["except ZeroDivisionError as error:", f"except ZeroDivisionError as {self.name()}:"]
        self.put(self.random.choice(handled))
        self.put(f"    g.log.append({self.expression()})")
        ends = ["break", "continue"] if self.loops else [f"return {self.expression()}"]
        self.put(
            f"    {self.random.choice(ends)}" if self.random.random() < 0.3 else f"    {self.name()} = 1"
        )
        if self.random.random() < 0.5:
            self.put("finally:")
            self.put(f"    {self.name()} = {self.expression()}")

    def imported(self) -> None:
        self.put("from operator import add as plus")
        self.put(f"{self.name()} = plus({self.name()}, 1)")

    def context(self) -> None:
        self.put(f"with g.swallow() as {self.name()}:")
        self.put(f"    {self.name()} = 20 // {self.name()}")
        self.put(f"    {self.name()} = {self.expression()}")

    def leave(self) -> None:
        self.put(f"if {self.condition()}:")
        self.put(f"    {self.random.choice(['break', 'continue'])}")

    def choice(self) -> None:
        self.put(f"if {self.condition()}:")
        self.inner()
        for _ in range(self.random.choice([0, 0, 1])):
            self.put(f"elif {self.condition()}:")
            self.inner()
        self.otherwise()

    def otherwise(self) -> None:
        if self.random.random() < 0.4:
            self.put("else:")
            self.inner()

    def repeat(self) -> None:
        self.put(self.random.choice([f"while g.tick() and {self.condition()}:", "while g.tick():"]))
        self.loop_body()

    def iterate(self) -> None:
        targets = [
            f"{self.name()} in range({self.expression()} % 4)",
            "d, e in ((1, a), (b, 2))",
            "e in tuple(g.cells)",
        ]
        self.put(f"for {self.random.choice(targets)}:")
        self.loop_body()

    def loop_body(self) -> None:
        self.loops += 1
        self.inner()
        self.loops -= 1
        self.otherwise()

    def match(self) -> None:
        self.put(f"match ({self.expression()}, {self.expression()} % 3):")
        self.depth += 1
        cases = [
            f"case ({self.name()}, 0):",
            f"case (5, x) if x > {self.name()}:",
            "case (_, 1 | 2) as pair:",
        ]
        for case in self.random.sample(cases, self.random.randint(1, 3)):
            self.put(case)
            self.inner()
        if self.random.random() < 0.5:
            self.put("case _:")
            self.inner()
        self.depth -= 1
