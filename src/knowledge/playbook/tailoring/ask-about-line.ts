import type { Language } from '#contracts/common.ts';
import { hasFigure } from '#knowledge/evidence/has-figure.ts';
import { tellingWords, wordsFound } from '#knowledge/evidence/same-word.ts';
import type { CoreBlock, CvBrief, PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { mostWords, wordsIn } from '#knowledge/plan/rules/question-rules.ts';
import { cvQuestions } from '#knowledge/playbook/playbook.ts';
import { stableFraction } from '#knowledge/playbook/questions/stable-fraction.ts';
import type { CvQuestionTemplate } from '#knowledge/playbook/types.ts';
import { readDuties } from '#knowledge/posting/read-duties.ts';
import type { WorkLine } from './cv-lines.ts';
import { type Match, alternativesIn, speaksOf } from './match-lines.ts';
import { paraphrase } from './paraphrase.ts';
import { phrases } from './phrases.ts';

/** Duties of the posting that no core question mentions, ordered by how little of each the CV covers. */
export function leastShownDuties(brief: PlanBrief, core: CoreBlock, cv: CvBrief | null): readonly string[] {
  const { position, language } = brief;
  const told = (cv?.lines ?? []).map(({ quote }) => quote).join('\n');
  const asked = core.questions.map(({ text, whyAsked }) => `${text} ${whyAsked}`).join('\n');
  return readDuties(position.description, language)
    .filter((duty) => wordsOf(duty).length <= mostDutyWords && !asked.includes(duty))
    .map((duty) => ({ duty, share: wordsFound(duty, told) / Math.max(1, tellingWords(duty).length) }))
    .toSorted((one, other) => one.share - other.share)
    .map(({ duty }) => duty);
}

/** A longer sentence would be too hard to follow beside another one. */
const mostDutyWords = 13;

/**
 * What to compare the line with; empty if the template compares nothing, undefined if there is nothing to compare with.
 */
export function besideOf({ beside }: CvQuestionTemplate, { pair, line, hits, near }: Match, duties: readonly string[]) {
  if (beside === undefined) return { kind: 'duty', said: '' } as const;
  if (beside === 'duty') {
    const [duty] = duties;
    return duty === undefined || (hits === 0 && near === 0) ? undefined : ({ kind: 'duty', said: duty } as const);
  }
  // If an area names several things, the one the line is about.
  const area = pair.areas.flatMap((name) => [name, ...alternativesIn(name)]).find((part) => speaksOf(line.quote, part));
  return area === undefined ? undefined : ({ kind: 'area', said: area } as const);
}

/** The template's question after a sentence that introduces the line, and whether it can be said aloud. */
export function saidAbout(
  line: WorkLine,
  template: CvQuestionTemplate,
  { kind, said }: { readonly kind: 'area' | 'duty'; readonly said: string },
  language: Language,
) {
  const source = template.text[language];
  const ask = said === '' ? source.ask : `${phrases[language].beside[kind](said)} ${source.ask}`;
  const lead = paraphrase(line.quote, language, mostWords - wordsOf(ask).length);
  const text = { ...source, ask: `${lead} ${ask}` };
  const saysFigure = template.needs !== 'figure' || hasFigure(lead);
  const isWhole = wordsOf(lead).length >= Math.min(wordsOf(line.quote).length, fewestLeadWords);
  return {
    text,
    isSayable: saysFigure && isWhole && wordsIn(text.ask) <= mostWords && text.ask.split('?').length <= 2,
  };
}

/** A line cut shorter than this no longer says what it is about. */
const fewestLeadWords = 9;

/**
 * Templates that fit the line, best first: those that match all of its kinds, those to be asked first, then by a draw
 * that is stable for this position and candidate and favours templates for the competency.
 */
export function templatesFor({ pair, line, hits }: Match, seed: string): readonly CvQuestionTemplate[] {
  // The question should also suit the line's other kinds.
  const unmet = ({ lines }: CvQuestionTemplate) => [...line.facets].filter((facet) => !lines.includes(facet)).length;
  return cvQuestions
    .filter(({ lines, needs }) => lines.includes(line.kind) && (needs === undefined || line.traits.has(needs)))
    .filter(
      ({ ended, current }) => (ended !== true || line.ended === true) && (current !== true || line.ended !== true),
    )
    .filter(({ about }) => about === undefined || (hits > 0 && about === pair.known?.id))
    .toSorted(
      (one, other) =>
        unmet(one) - unmet(other) ||
        Number(isLater(one)) - Number(isLater(other)) ||
        rank(one, seed) - rank(other, seed),
    );
}

function isLater({ isFirst }: CvQuestionTemplate): boolean {
  return isFirst !== true;
}

function rank({ id, about }: CvQuestionTemplate, seed: string): number {
  return stableFraction(seed, id) + (about === undefined ? 0.3 : 0);
}
