/** Arrow keys within a group of buttons that are radios, as screen readers and keyboards expect. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function radios(group: HTMLElement): () => void {
  function keydown(e: KeyboardEvent): void {
    const step = STEPS[e.key];
    const all = [...group.querySelectorAll<HTMLButtonElement>('[role="radio"]:not(:disabled)')];
    const at = all.indexOf(e.target as HTMLButtonElement);
    if (!step || at < 0) return;
    e.preventDefault();
    const next = all[(at + step + all.length) % all.length];
    next?.focus();
    next?.click();
  }
  group.addEventListener("keydown", keydown);
  return () => group.removeEventListener("keydown", keydown);
}
