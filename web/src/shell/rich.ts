/** Small markup in our own texts: <b>strong</b> and [O21.3.6] for a rule; nothing else is interpreted. */
export type Segment = { kind: "plain" | "strong" | "rule"; text: string };

const MARKS = /<b>(.*?)<\/b>|\[((?:[A-Z]{1,3})?\d+(?:\.[\dA-Z]+)*(?:#\d+)?)\]/g;

export function segments(text: string): Segment[] {
  const out: Segment[] = [];
  let last = 0;
  for (const m of text.matchAll(MARKS)) {
    if (m.index > last) out.push({ kind: "plain", text: text.slice(last, m.index) });
    out.push(m[1] === undefined ? { kind: "rule", text: m[2] as string } : { kind: "strong", text: m[1] });
    last = m.index + m[0].length;
  }
  if (last < text.length) out.push({ kind: "plain", text: text.slice(last) });
  return out;
}
