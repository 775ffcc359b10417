import type { Language } from '#contracts/common.ts';
import type { PlanTextKind } from '#contracts/interviewing/plan/twin/plan-texts.ts';
import { checkText } from '#knowledge/guard/check-text.ts';
import type { JobMatter } from '#knowledge/guard/subject/matter-line.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { forbiddenInAnswer, isLawfulRemark } from '#knowledge/plan/rules/law-rules.ts';
import { holdsFigures } from '#modules/interviewing/plan-writer/draft/accept/person/is-founded.ts';
import type { Line } from './divide-plan.ts';
import { holdsEach, placeholder } from './told-text.ts';

/** Why a translation was rejected; stored in the record of the call. */
export type TranslationFault =
  | 'text.missing'
  | 'text.length'
  | 'text.lines'
  | 'text.language'
  | 'claim.figures'
  | 'evidence.not_found'
  | 'law.item';

/** The explanation given to the model when it is asked again. */
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

/** Translations between Ukrainian and English are rarely 50 % longer; a short name may be. */
function mostLength(text: string): number {
  return text.length * 2 + 40;
}

/** @param translated the model's output, still with placeholders; undefined if there was none */
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
  // Code and logs have no language, and a name may be the same in both languages; a lower-case word is neither.
  const isCopied = own === source && kind !== 'sheet' && /(?<!\p{L})\p{Ll}{3}/u.test(source);
  // Quoted text is checked as well: quotes from other sources are behind placeholders, so any quotation marks left are
  // the plan's own.
  const spoken = own.replaceAll(/[«»“”„"]/gu, ' ');
  return isCopied || !isInLanguage(spoken, target) ? 'text.language' : undefined;
}

const unchecked: ReadonlySet<PlanTextKind> = new Set(['name', 'label']);

/**
 * Whether the guard flags a translation although it does not flag the original. Questions are checked as a whole
 * instead.
 */
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
