import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, Run } from '#contracts/interviewing/run/interview-run.ts';
import { type Question, topicOf } from '#contracts/interviewing/plan/plan.ts';
import { countsInMean } from '#contracts/interviewing/summary/core-mean.ts';
import { OfferKey, ScoreLine, ScoreScale } from '#web/entities/plan/question/score-line.tsx';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { AnswerBody } from './answer-body.tsx';
import styles from './question-results.module.css';

interface QuestionResultsProps {
  readonly run: Run;
  /** below the heading */
  readonly note?: ReactNode;
  /** by question id: shown below the answer */
  readonly beside?: ReadonlyMap<string, ReactNode>;
}

/**
 * Results per question, for when means may be shown: the score with the minimum for an offer, ticked behaviours and
 * notes.
 */
export function QuestionResults({ run, note, beside }: QuestionResultsProps) {
  const { t } = useTranslation(['summary', 'common']);
  const answerOf = new Map(run.answers.map((answer) => [answer.questionId, answer]));
  const { questions, decision } = run.plan;
  const leastOf = new Map(decision?.offer?.leastScores.map(({ order, least }) => [order, least]));
  return (
    <section>
      <h2 className={styles.title}>{t('questions.title')}</h2>
      {note}
      <ScoreScale isNumbered>{leastOf.size > 0 && <OfferKey>{t('common:decision.offerTakes')}</OfferKey>}</ScoreScale>
      <ol lang={run.plan.language}>
        {questions.map((question) => (
          <QuestionResult
            key={question.id}
            question={question}
            answer={answerOf.get(question.id)}
            least={leastOf.get(question.order)}
          >
            {beside?.get(question.id)}
          </QuestionResult>
        ))}
      </ol>
    </section>
  );
}

interface QuestionResultProps {
  readonly question: Question;
  readonly answer: Answer | undefined;
  readonly least: number | undefined;
  readonly children: ReactNode;
}

function QuestionResult({ question, answer, least, children }: QuestionResultProps) {
  const { t, i18n } = useTranslation('summary');
  const score = answer?.score ?? null;
  const isApart = score !== null && !countsInMean(question);
  return (
    <li className={styles.result}>
      <ScoreLine
        number={question.order}
        block={question.block}
        topic={topicOf(question)}
        score={score}
        figure={String(score)}
        least={least}
        isApart={isApart}
      >
        {isApart && <small lang={i18n.resolvedLanguage}>{t('mean.own')}</small>}
      </ScoreLine>
      <div className={styles.body}>
        {/* in full, since readers of a report may not know the plan */}
        <p className={styles.asked}>
          <PlanText>{question.text}</PlanText>
        </p>
        <AnswerBody question={question} answer={answer} />
        {children}
      </div>
    </li>
  );
}
