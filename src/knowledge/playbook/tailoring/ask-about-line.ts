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

/** Duties of the posting that no question of the core names, those first of which the CV has fewest words. */
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

/** A longer sentence is not followed beside another. */
const mostDutyWords = 13;

/** The sentence that lays something beside the line; empty where the template needs none, undefined where there is none. */
export function besideOf({ beside }: CvQuestionTemplate, { pair, line, hits, near }: Match, duties: readonly string[]) {
  if (beside === undefined) return { kind: 'duty', said: '' } as const;
  if (beside === 'duty') {
    const [duty] = duties;
    return duty === undefined || (hits === 0 && near === 0) ? undefined : ({ kind: 'duty', said: duty } as const);
  }
  // Of an area that names several things, the one that the line speaks of.
  const area = pair.areas.flatMap((name) => [name, ...alternativesIn(name)]).find((part) => speaksOf(line.quote, part));
  return area === undefined ? undefined : ({ kind: 'area', said: area } as const);
}

/** A template's question after the sentence that brings the line up, and whether it can be said so. */
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

/** What is left of a line that had to be cut short says no more what it is about. */
const fewestLeadWords = 9;

/** Those that fit the whole line, made for the competency before those for any, in an order of this position and person. */
export function templatesFor({ pair, line, hits }: Match, seed: string): readonly CvQuestionTemplate[] {
  // What a line may be called besides its kind should be asked by the same question.
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
