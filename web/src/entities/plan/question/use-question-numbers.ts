import { useTranslation } from 'react-i18next';
import { withNoBreakSpaces } from '#web/entities/plan/text/no-break-spaces.ts';
import { useFormat } from '#web/shared/language/format.ts';

/** As many as fit on one line of a phone. */
const unbroken = 4;

/** Question numbers as a list for a sentence: "Q1, Q2, and Q4". Up to four never wrap. */
export function useQuestionNumbers(): (numbers: readonly number[]) => string {
  const { t } = useTranslation('summary');
  const format = useFormat();
  return (numbers) => {
    const list = withNoBreakSpaces(format.list(numbers.map((number) => t('q', { number }))));
    return numbers.length > unbroken ? list : list.replaceAll(' ', '\u00A0');
  };
}
