import { useTranslation } from 'react-i18next';
import { withNoBreakSpaces } from '#web/entities/plan/text/no-break-spaces.ts';
import { useFormat } from '#web/shared/language/format.ts';

/** So many stand in one line of a phone. */
const unbroken = 4;

/** Questions by their numbers, as a list in a sentence: "Q1, Q2, and Q4". A short one is not broken. */
export function useQuestionNumbers(): (numbers: readonly number[]) => string {
  const { t } = useTranslation('summary');
  const format = useFormat();
  return (numbers) => {
    const list = withNoBreakSpaces(format.list(numbers.map((number) => t('q', { number }))));
    return numbers.length > unbroken ? list : list.replaceAll(' ', '\u00A0');
  };
}
