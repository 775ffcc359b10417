import { useTranslation } from 'react-i18next';
import { withNoBreakSpaces } from '#web/entities/plan/text/no-break-spaces.ts';

interface QuestionScore {
  readonly order: number;
  readonly score: number | null;
}

/** Questions with their scores, in short: "Q2: 5". */
export function useQuestionScores(): (scores: readonly QuestionScore[]) => readonly string[] {
  const { t } = useTranslation('summary');
  return (scores) =>
    scores.map(({ order, score }) =>
      withNoBreakSpaces(
        t('scores.one', { question: t('q', { number: order }), score: score ?? t('scores.none').toLowerCase() }),
      ),
    );
}
