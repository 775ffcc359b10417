import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/shared/language/format.ts';

/** Questions by their numbers, as a list in a sentence: "Q1, Q2, and Q4". */
export function useQuestionNumbers(): (numbers: readonly number[]) => string {
  const { t } = useTranslation('summary');
  const format = useFormat();
  return (numbers) => format.list(numbers.map((number) => t('q', { number })));
}
