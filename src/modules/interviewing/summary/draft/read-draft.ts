import * as z from 'zod';
import type { Language } from '#contracts/common.ts';
import type { SummaryDraft } from '#contracts/interviewing/summary/summary-draft.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { isLawfulRemark } from '#knowledge/plan/rules/law-rules.ts';
import type { ReadAnswer } from '#modules/interviewing/ai-records/ask-on-record.ts';
import { holdsFigures } from '#modules/interviewing/plan-writer/draft/accept/person/is-founded.ts';
import { saysVerdict } from '#modules/interviewing/plan-writer/draft/accept/person/says-verdict.ts';
import { parseAnswer } from '#modules/interviewing/plan-writer/draft/read/item-reader.ts';
import { plainText } from '#modules/interviewing/plan-writer/draft/read/plain-text.ts';
import { longestItem, mostItems } from './draft-prompt.ts';
import type { NotedAnswer } from './noted-answers.ts';

const Item = z.object({ text: z.string(), question: z.number().int(), quote: z.string() });
const Answer = z.object({
  assessment: z.array(z.unknown()),
  strengths: z.array(z.unknown()),
  concerns: z.array(z.unknown()),
});

/** Source reference appended to each sentence. */
const source: Readonly<Record<Language, (order: number) => string>> = {
  en: (order) => `(Q${String(order)})`,
  uk: (order) => `(№ ${String(order)})`,
};

/**
 * Parses a model's draft. Drops each sentence that the notes on its question do not support, that mentions what must
 * not count in hiring, or that says whom to hire. Undefined if nothing is left.
 */
export function readDraft(
  answer: string,
  answers: readonly NotedAnswer[],
  language: Language,
): ReadAnswer<SummaryDraft> | undefined {
  const parsed = Answer.safeParse(parseAnswer(answer, ['assessment', 'strengths', 'concerns']));
  if (!parsed.success) return undefined;
  const checks: string[] = [];
  const said = new Set<string>();
  const read = (items: readonly unknown[]) =>
    items.slice(0, mostItems).flatMap((raw) => {
      const item = Item.safeParse(raw);
      if (!item.success) return [];
      const text = plainText(item.data.text).slice(0, longestItem).toWellFormed().trim();
      const fault = faultOf({ ...item.data, text }, answers, language);
      if (fault !== undefined) checks.push(fault);
      if (fault !== undefined || said.has(text)) return [];
      said.add(text);
      return `${text.replace(/[.]$/u, '')} ${source[language](item.data.question)}`;
    });
  const draft = {
    overallAssessment: read(parsed.data.assessment)
      .map((sentence) => `${sentence}.`)
      .join(' '),
    strengths: read(parsed.data.strengths),
    concerns: read(parsed.data.concerns),
  };
  return said.size === 0 ? undefined : { value: draft, checks, accepted: said.size };
}

function faultOf(
  { text, question, quote }: z.infer<typeof Item>,
  answers: readonly NotedAnswer[],
  language: Language,
): string | undefined {
  const notes = answers.find(({ order }) => order === question)?.notes;
  if (notes?.passage(quote) === undefined) return 'evidence.not_found';
  if (text === '' || !isInLanguage(text, language)) return 'text.language';
  if (!holdsFigures(text, notes.text) || saysVerdict(text)) return 'claim.unfounded';
  return [text, quote].every((one) => isLawfulRemark(one, language)) ? undefined : 'law.item';
}
