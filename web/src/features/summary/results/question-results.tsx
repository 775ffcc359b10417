import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { Answer, Run } from '#contracts/interviewing/run/interview-run.ts';
import { type Question, topicOf } from '#contracts/interviewing/plan/plan.ts';
import { countsInMean } from '#contracts/interviewing/summary/core-mean.ts';
import { BandGlyph, BandLabel } from '#web/entities/plan/question/band.tsx';
import { bandOfScore } from '#web/entities/plan/question/band-scale.ts';
import { FoldedText } from '#web/entities/plan/text/folded-text.tsx';
import { AnswerBody } from './answer-body.tsx';
import styles from './question-results.module.css';

interface QuestionResultsProps {
  readonly run: Run;
  /** whether the mean is shown: then what it does not count says so */
  readonly withMean?: boolean;
  /** under the heading */
  readonly note?: ReactNode;
  /** under the answer to a question, by its id */
  readonly beside?: ReadonlyMap<string, ReactNode>;
}

/**
 * Question by question: what it is about and the score with its band, the question in two lines, the ticked behaviours,
 * and the notes.
 */
export function QuestionResults({ run, withMean = false, note, beside }: QuestionResultsProps) {
  const { t } = useTranslation('summary');
  const answerOf = new Map(run.answers.map((answer) => [answer.questionId, answer]));
  return (
    <section>
      <h2 className={styles.title}>{t('questions.title')}</h2>
      {note}
      <ol lang={run.plan.language}>
        {run.plan.questions.map((question) => (
          <QuestionResult key={question.id} question={question} answer={answerOf.get(question.id)} withMean={withMean}>
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
  readonly withMean: boolean;
  readonly children: ReactNode;
}

function QuestionResult({ question, answer, withMean, children }: QuestionResultProps) {
  const { t, i18n } = useTranslation('summary');
  const score = answer?.score ?? null;
  return (
    <li className={styles.result}>
      <span className={styles.number}>{question.order}</span>
      <p className={styles.about}>{capitalised(topicOf(question))}</p>
      <div className={styles.score} lang={i18n.resolvedLanguage}>
        {score === null ? (
          <span className="dim">{t('scores.none')}</span>
        ) : (
          <>
            <b>{score}</b>
            <BandGlyph band={bandOfScore(score)} />
            <BandLabel band={bandOfScore(score)} wordOnly />
            {withMean && !countsInMean(question) && <small>{t('mean.apart')}</small>}
          </>
        )}
      </div>
      <div className={styles.body}>
        <FoldedText as="h3" className={styles.asked}>
          {question.text}
        </FoldedText>
        <AnswerBody question={question} answer={answer} />
        {children}
      </div>
    </li>
  );
}
