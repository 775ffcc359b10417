import type { PrivateMatter } from '#contracts/interviewing/plan/plan.ts';

/** Part of a line, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** the private matter it reveals about the person, if any */
  readonly matter?: PrivateMatter | undefined;
}

export function spansOf(patterns: readonly RegExp[], line: string): readonly Span[] {
  return patterns.flatMap((pattern) =>
    [...line.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
  );
}

export function trimmed(line: string, { start, end }: Span): Span {
  const text = line.slice(start, end);
  const from = start + (text.length - text.trimStart().length);
  return { start: from, end: Math.max(from, end - (text.length - text.trimEnd().length)) };
}

/** The parts of a line between commas, bars, middle dots, tabs and wide gaps. */
export function segmentsOf(line: string): readonly Span[] {
  const segments: Span[] = [];
  let start = 0;
  for (const { 0: gap, index } of line.matchAll(/[|·•;,\t]| {3,}/gu)) {
    segments.push(trimmed(line, { start, end: index }));
    start = index + gap.length;
  }
  segments.push(trimmed(line, { start, end: line.length }));
  return segments.filter((segment) => segment.end > segment.start);
}
