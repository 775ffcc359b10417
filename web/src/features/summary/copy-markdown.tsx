import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import type { Summary } from '#contracts/interviewing/summary/interview-summary.ts';
import { belowOffer, scoredInRun } from '#contracts/interviewing/summary/below-offer.ts';
import { unmetOf } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { useVerdict } from '#web/entities/plan/talk/use-verdict.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { notify } from '#web/shared/notify.ts';
import { pointsOfRun } from '#web/entities/plan/points-of-run.ts';
import type { SummaryText } from '#web/features/summary/recommendation/summary-text.ts';
import { writtenPartNotes } from '#web/features/summary/results/written-part-notes.ts';
import { summaryMarkdown } from './summary-markdown.ts';
import { useCountedQuestions } from './use-counted-questions.ts';

interface CopyMarkdownProps {
  readonly interview: Interview;
  readonly run: Run;
  readonly summary: Summary;
  readonly text: SummaryText;
}

/** Menu item that copies the summary as Markdown; includes the mean only if the page shows it. */
export function CopyMarkdown({ interview, run, summary, text }: CopyMarkdownProps) {
  const { t } = useTranslation(['summary', 'common']);
  const format = useFormat();
  const verdict = useVerdict();
  const counted = useCountedQuestions(run);
  const markdown = (): string => {
    const { recommendation, score } = summary;
    const points = pointsOfRun(run);
    const { notMet, open } = unmetOf(points);
    const named = open.map(({ text: name, answer }) => (answer === null ? `${name} ${t('unmet.notAsked')}` : name));
    const below = belowOffer(recommendation, scoredInRun(run)).map(({ number, ...said }) =>
      t('unmet.below', { question: t('q', { number }), ...said }),
    );
    const type = t(`common:interviewType.${interview.type}`);
    return summaryMarkdown({
      title: interview.candidate.name,
      facts: [
        t('markdown.position', { title: interview.position.title, type }),
        t('markdown.date', { date: format.date(run.clock.startedAt) }),
        t('markdown.recommendation', {
          recommendation: recommendation === null ? t('markdown.notRecorded') : verdict(recommendation, points),
        }),
        ...(below.length === 0 ? [] : [t('markdown.below', { scores: below.join('; ') })]),
        ...(notMet.length === 0
          ? []
          : [t('markdown.notMet', { requirements: notMet.map(({ text: name }) => name).join('; ') })]),
        ...(open.length === 0 ? [] : [t('markdown.open', { requirements: named.join('; ') })]),
        ...(score === null ? [] : [t('markdown.mean', { mean: format.score(score), questions: counted })]),
      ],
      text,
      questions: run.plan.questions,
      answers: run.answers,
      partNotes: writtenPartNotes(run).map(({ part, notes }) => ({ part: t(`partNotes.${part}`), notes })),
      words: {
        assessment: t('assessment.title'),
        strengths: t('lists.strengths'),
        concerns: t('lists.concerns'),
        questions: t('questions.title'),
        partNotes: t('partNotes.title'),
        notScored: t('scores.none'),
        flag: t('questions.flag'),
      },
      scoreText: (value) => t('markdown.score', { score: value }),
    });
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(markdown());
      notify.success(t('markdown.copied'));
    } catch {
      notify.error(t('markdown.failed'));
    }
  };
  return <Menu.Item onClick={() => void copy()}>{t('markdown.copy')}</Menu.Item>;
}
