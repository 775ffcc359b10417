import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import {
  type ReportedQuestion,
  type ReportedRound,
  isWorthALook,
  leastAnswers,
} from '#contracts/interviewing/question-report.ts';
import { ScoreScale } from '#web/entities/plan/question/score-line.tsx';
import { PlanLanguageContext } from '#web/entities/plan/text/plan-text.tsx';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { questionReportQuery } from './api.ts';
import { QuestionLine, RoundLine } from './question-line.tsx';
import styles from './question-report.module.css';
import { WhatToDo } from './what-to-do.tsx';

interface QuestionReportProps {
  readonly positionId: string;
  /** interviews whose plans can still be changed */
  readonly planned: readonly Interview[];
}

/** Which of a position's core questions distinguish candidates, take too long or are skipped, round by round. */
export function QuestionReport({ positionId, planned }: QuestionReportProps) {
  const { t } = useTranslation('questionReport');
  const { data, error, refetch } = useQuery(questionReportQuery(positionId));
  if (error !== null && data === undefined) {
    return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <Skeleton height={320} radius="lg" />;
  if (data.rounds.length === 0) {
    return (
      <EmptyState drawing="sheet" title={t('empty.title')} level={3}>
        {t('empty.text', { least: leastAnswers })}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="muted">{t('lead', { least: leastAnswers })}</p>
      {data.rounds.map((round) => (
        <Round
          key={dotted([round.type, String(round.durationMinutes), round.language])}
          positionId={positionId}
          round={round}
          planned={planned.filter(
            ({ type, durationMinutes, language }) =>
              type === round.type && durationMinutes === round.durationMinutes && language === round.language,
          )}
        />
      ))}
    </>
  );
}

function Round({ positionId, round, planned }: QuestionReportProps & { readonly round: ReportedRound }) {
  const { t } = useTranslation(['questionReport', 'common']);
  const format = useFormat();
  const { questions, interviews, leftOut } = round;
  const now = questions.filter(({ isAskedNow }) => isAskedNow);
  const earlier = questions.filter(({ isAskedNow }) => !isAskedNow);
  const toLookAt = now.filter(isWorthALook);
  const saysFew = interviews >= leastAnswers;
  const title = dotted([
    t(`common:interviewType.${round.type}`),
    format.minutes(round.durationMinutes),
    t(`common:language.${round.language}`),
  ]);
  return (
    <PlanLanguageContext value={round.language}>
      <section className={styles.round} aria-label={title}>
        <header className={styles.head}>
          <h3>{title}</h3>
          <p className="muted">
            {dotted([
              t('interviews', { count: interviews }),
              ...(saysFew && now.length > 0 ? [t('worthALook', { count: toLookAt.length })] : []),
            ])}
          </p>
        </header>
        {!saysFew && <p className={styles.note}>{t('fewInterviews', { least: leastAnswers })}</p>}
        <ScoreScale isNumbered={false}>{t('legend')}</ScoreScale>
        <Lines questions={[...toLookAt, ...now.filter((one) => !toLookAt.includes(one))]} saysFew={saysFew}>
          <RoundLine round={round} />
        </Lines>
        {toLookAt.length > 0 && <WhatToDo positionId={positionId} planned={planned} />}
        {earlier.length > 0 && (
          <>
            <h4 className={styles.earlier}>{t('earlier.title')}</h4>
            <p className={styles.note}>{t('earlier.text')}</p>
            <Lines questions={earlier} saysFew={saysFew} />
          </>
        )}
        {leftOut > 0 && <p className={styles.note}>{t('leftOut', { count: leftOut })}</p>}
      </section>
    </PlanLanguageContext>
  );
}

interface LinesProps {
  readonly questions: readonly ReportedQuestion[];
  readonly saysFew: boolean;
  /** shown after them */
  readonly children?: ReactNode;
}

function Lines({ questions, saysFew, children }: LinesProps) {
  return (
    <ul className={styles.lines}>
      {questions.map((question, at) => (
        // the same text may have been asked with two different scales
        <li key={`${question.text} ${String(at)}`}>
          <QuestionLine question={question} saysFew={saysFew} />
        </li>
      ))}
      {children !== undefined && <li>{children}</li>}
    </ul>
  );
}
