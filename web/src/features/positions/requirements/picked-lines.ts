import type { FoundRequirement, RequirementLine } from '#contracts/hiring/position-suggestions.ts';
import { limits } from '#contracts/limits.ts';

/** What the recruiter changed about the requirements read from the text, in its words. */
export interface RequirementChoices {
  readonly notChecked: string[];
  readonly alsoChecked: string[];
}

export interface LineGroup extends RequirementLine {
  readonly clauses: readonly RequirementLine[];
}

/** Each sentence with its clauses. */
export function groupsOf(lines: readonly RequirementLine[]): readonly LineGroup[] {
  const groups: (LineGroup & { clauses: RequirementLine[] })[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.isClause && last !== undefined) last.clauses.push(line);
    else groups.push({ ...line, clauses: [] });
  }
  return groups;
}

/** Ticks a line or clears it. A sentence and its clauses exclude each other: both would ask the same twice. */
export function ticked(text: string, ticks: readonly string[], groups: readonly LineGroup[]): string[] {
  if (ticks.includes(text)) return ticks.filter((other) => other !== text);
  const group = groups.find((one) => one.text === text || one.clauses.some((clause) => clause.text === text));
  const excluded = group?.text === text ? group.clauses.map((clause) => clause.text) : [group?.text];
  return [...ticks.filter((other) => !excluded.includes(other)), text];
}

/** Adds ticked lines to what was picked before, without what the text no longer says; crossed-out ones make room. */
export function withPicks(
  { notChecked, alsoChecked }: RequirementChoices,
  ticks: readonly string[],
  found: readonly Pick<FoundRequirement, 'text'>[],
): string[] {
  const known = alsoChecked.filter((words) => found.some(({ text }) => text.includes(words)));
  const isOut = (words: string) => notChecked.includes(words);
  const kept = [...known.filter((words) => !isOut(words)), ...known.filter(isOut)];
  return [...kept.slice(0, limits.requirements - ticks.length), ...ticks];
}
