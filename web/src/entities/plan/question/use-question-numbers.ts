import { useTranslation } from 'react-i18next';
import { withNoBreakSpaces } from '#web/entities/plan/text/no-break-spaces.ts';
import { useFormat } from '#web/shared/language/format.ts';

/** Questions by their numbers, as a list in a sentence: "Q1, Q2, and Q4". */
export function useQuestionNumbers(): (numbers: readonly number[]) => string {
  const { t } = useTranslation('summary');
  const format = useFormat();
  return (numbers) => withNoBreakSpaces(format.list(numbers.map((number) => t('q', { number }))));
}
