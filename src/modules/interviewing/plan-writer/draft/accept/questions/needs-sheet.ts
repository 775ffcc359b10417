import type { CoreBrief } from '#knowledge/plan/plan-parts.ts';
import type { QuestionAnswer } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';

const pointing =
  /\blook at (?:this|these|the (?:sheet|handout))\b|(?:погляньте|подивіться|гляньте) на (?:цей|цю|це|ці|аркуш)/iu;

/** Whether a question needs a handout although the interview is held by phone. */
export function needsSheet(
  { interviewType }: Pick<CoreBrief, 'interviewType'>,
  { handout, text }: Pick<QuestionAnswer, 'handout' | 'text'>,
): boolean {
  return interviewType === 'phone_screening' && (handout.length > 0 || pointing.test(text));
}
