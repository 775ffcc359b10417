import type { Language } from '#contracts/common.ts';
import type { PlanTextKind } from '#contracts/interviewing/plan/twin/plan-texts.ts';
import { checkText } from '#knowledge/guard/check-text.ts';
import type { JobMatter } from '#knowledge/guard/subject/matter-line.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { forbiddenInAnswer, isLawfulRemark } from '#knowledge/plan/rules/law-rules.ts';
import { holdsFigures } from '#modules/interviewing/plan-writer/draft/accept/person/is-founded.ts';
import type { Line } from './divide-plan.ts';
import { holdsEach, placeholder } from './told-text.ts';

/** Why a translation does not stand; kept in the record of the call. */
export type TranslationFault =
  | 'text.missing'
  | 'text.length'
  | 'text.lines'
  | 'text.language'
  | 'claim.figures'
  | 'evidence.not_found'
  | 'law.item';

/** What the model is told of it when it is asked again. */
export const faultSentences: Readonly<Record<TranslationFault, string>> = {
  'text.missing': 'It was missing or empty.',
  'text.length': 'It was far longer than the original.',
  'text.lines': 'It has another number of lines than the original.',
  'text.language': 'It was not in the language the task names.',
  'claim.figures': 'Its figures were not those of the original: each stays, as a figure, and none is added.',
  'evidence.not_found': 'Each mark like {#1} of the original stands in it once, and no other.',
  'law.item':
    'In that language it reads as a question about private life, which nobody may ask: say what the original asks.',
};

/** A translation into Ukrainian or English is seldom longer by half; a short name may be. */
function mostLength(text: string): number {
  return text.length * 2 + 40;
}

/** @param translated as the model wrote it, the held pieces still as marks; undefined: it wrote none */
export function faultOf(
  { told, kind }: Pick<Line, 'told' | 'kind'>,
  translated: string | undefined,
  target: Language,
): TranslationFault | undefined {
  if (translated === undefined || translated.trim() === '') return 'text.missing';
  if (translated.length > mostLength(told.text)) return 'text.length';
  if (translated.split('\n').length !== told.text.split('\n').length) return 'text.lines';
  if (!holdsEach(translated, told)) return 'evidence.not_found';
  const [own, source] = [translated, told.text].map((text) => text.replace(placeholder, ' '));
  if (own === undefined || source === undefined) return 'text.missing';
  if (!holdsFigures(own, source) || !holdsFigures(source, own)) return 'claim.figures';
  // Code and logs have no language, a name may be the same in both; a word with a small letter is neither.
  const isCopied = own === source && kind !== 'sheet' && /(?<!\p{L})\p{Ll}{3}/u.test(source);
  // What is still in quotation marks is said by the plan itself: quotes of others stand behind the marks.
  const spoken = own.replaceAll(/[«»“”„"]/gu, ' ');
  return isCopied || !isInLanguage(spoken, target) ? 'text.language' : undefined;
}

const unchecked: ReadonlySet<PlanTextKind> = new Set(['name', 'label']);

/** Whether the guard finds in a translation what it does not find in the original. Questions are read as a whole instead. */
export function isMadeUnlawful(
  { text, kind }: Pick<Line, 'text' | 'kind'>,
  translated: string,
  { target, language, matter }: { readonly target: Language; readonly language: Language; readonly matter: JobMatter },
): boolean {
  if (unchecked.has(kind)) return false;
  const isFound = (said: string, spoken: Language) => {
    const reading = { language: spoken, matter, reading: 'direct' } as const;
    if (kind === 'remark') return !isLawfulRemark(said, spoken, { matter });
    if (kind === 'question') return checkText(said, { ...reading, kind: 'question' }).length > 0;
    return forbiddenInAnswer(said, reading).length > 0;
  };
  return isFound(translated, target) && !isFound(text, language);
}
