/** The shot under the pointer, or the only one: who fires at what, and how likely it hurts. */
import type { Decision, Explanation, Overlay, Unit } from "../shell/protocol";
import { texts } from "../shell/texts.svelte";
import { isFire } from "./options";

interface Aim {
  decision: Decision | null;
  preview: { option: string; explanation: Explanation } | null;
  standing: Explanation | null;
  unit(id: string): Unit | undefined;
}

/** The hexes of an answer that is about several at once. */
function laidBy(decision: Decision | null, id: string): string[] {
  const touches = decision?.options.find((o) => o.id === id)?.touches ?? [];
  return touches.every((s) => s.startsWith("hex:")) ? touches.map((s) => s.slice(4)) : [];
}

export function aimedAt(aim: Aim, harm: readonly string[] = []): Overlay[] {
  const { decision, preview } = aim;
  const under = decision?.options.find((o) => o.id === preview?.option && isFire(o));
  const shot = under ?? (aim.standing ? decision?.options.find(isFire) : undefined);
  const laid = preview && !under ? laidBy(decision, preview.option) : [];
  if (laid.length > 1) return [{ kind: "area", hexes: laid, tone: "barrage" }];
  const hex = shot?.touches.find((s) => s.startsWith("hex:"))?.slice(4);
  if (!shot || !hex) return [];
  const told = under ? preview?.explanation : aim.standing;
  const hits = told?.outcomes?.filter((o) => harm.includes(o.label.id)) ?? [];
  const by = shot.label.args?.unit;
  const from = typeof by === "string" ? aim.unit(by)?.hex : undefined;
  const chance = texts.percent(hits.reduce((sum, o) => sum + o.chance, 0));
  return [
    ...(from && from !== hex ? [{ kind: "fire" as const, from, to: hex }] : []),
    ...(hits.length > 0 ? [{ kind: "chip" as const, hex, text: chance, tone: "fire" as const }] : []),
  ];
}
