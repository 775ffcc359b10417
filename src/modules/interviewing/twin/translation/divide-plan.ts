import type { Language } from '#contracts/common.ts';
import { bands } from '#contracts/interviewing/plan/bands.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { type PlanText, pathOfQuestion, textsOf } from '#contracts/interviewing/plan/twin/plan-texts.ts';
import { labelledAnchors } from '#knowledge/plan/band-labels.ts';
import type { KnownPerson } from '#modules/interviewing/plan-writer/personal-data/minimise.ts';
import { type ToldText, placeholder, quotesIn, toldText } from './told-text.ts';

export interface Line extends PlanText {
  readonly told: ToldText;
}

/** The content of one call, or of several if the model's context window is small. */
export interface Part {
  /** undefined: not part of a single question */
  readonly questionId: string | undefined;
  readonly lines: readonly Line[];
}

export interface DividedPlan {
  /** texts that need no model: standard band labels, and texts without words */
  readonly settled: Readonly<Record<string, string>>;
  /** names of things; translated first, because the other texts mention them */
  readonly names: readonly Part[];
  readonly others: readonly Part[];
}

/** Maximum number of lines in a part that belongs to no question. */
const mostLines = 40;
const mostCharacters = 4000;

export function dividePlan(plan: Plan, target: Language, candidate: KnownPerson): DividedPlan {
  const quotes = quotesIn(plan);
  const settled: Record<string, string> = {};
  const lines: Line[] = [];
  for (const text of textsOf(plan)) {
    const told = toldText(text.text, quotes, candidate);
    const known = labelIn(text, plan.language, target) ?? (hasWords(told.text) ? undefined : text.text);
    if (known === undefined) lines.push({ ...text, told });
    else settled[text.path] = known;
  }
  const names = lines.filter(({ kind }) => kind === 'name');
  const ofQuestions = plan.questions.map(({ id }) => ({
    questionId: id,
    lines: lines.filter(({ kind, path }) => kind !== 'name' && path.startsWith(`${pathOfQuestion(id)}/`)),
  }));
  const others = lines.filter(({ kind, path }) => kind !== 'name' && !path.startsWith('questions/'));
  return {
    settled,
    names: inPieces(names).map((some) => ({ questionId: undefined, lines: some })),
    others: [
      ...ofQuestions.filter((part) => part.lines.length > 0),
      ...inPieces(others).map((some) => ({ questionId: undefined, lines: some })),
    ],
  };
}

/** The translation of a band label, if it is a standard one. */
function labelIn({ kind, text }: PlanText, language: Language, target: Language): string | undefined {
  if (kind !== 'label') return undefined;
  const empty = bands.map(() => []);
  const at = labelledAnchors(language, empty).findIndex(({ label }) => label === text);
  return labelledAnchors(target, empty)[at]?.label;
}

function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(placeholder, ''));
}

/**
 * Splits lines, in order, so that no piece is longer than an answer should be. @param most maximum characters of a
 * piece; a single line may exceed it
 */
export function inPieces(lines: readonly Line[], most = mostCharacters): readonly (readonly Line[])[] {
  const pieces: Line[][] = [];
  let length = 0;
  for (const line of lines) {
    const last = pieces.at(-1);
    if (last === undefined || last.length >= mostLines || length + line.told.text.length > most) {
      pieces.push([line]);
      length = line.told.text.length;
    } else {
      last.push(line);
      length += line.told.text.length;
    }
  }
  return pieces;
}
