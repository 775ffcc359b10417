import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { SharedDocument } from '#contracts/interviewing/summary/interview-share.ts';
import { Handout } from '#web/entities/plan/question/handout.tsx';
import { QuestionNumber } from '#web/entities/plan/question/question-number.tsx';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import styles from './shared-interview.module.css';

type Question = Extract<SharedDocument, { view: 'questions' }>['content']['questions'][number];

interface AskedQuestionProps {
  readonly question: Question;
  readonly topic: string;
  /** what else there is to say of it, in short */
  readonly facts: readonly string[];
  /** it is for this candidate only; false where readers are not told */
  readonly own?: boolean;
  readonly children?: ReactNode;
}

/** A question as it is asked, with its minutes and handout. */
export function AskedQuestion({ question, topic, facts, own = false, children }: AskedQuestionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { number, text, minutes, handout } = question;
  return (
    <article className={styles.question}>
      <QuestionNumber order={number} block={own ? 'cv' : 'core'} className={styles.number} />
      <p className={styles.about}>
        <b>
          <PlanText>{capitalised(topic)}</PlanText>
        </b>
        <span>{dotted(facts)}</span>
      </p>
      <span className={styles.minutes}>{format.minutes(minutes)}</span>
      <h3>
        <PlanText>{text}</PlanText>
      </h3>
      <div className={styles.body}>
        {handout !== null && (
          <section className={styles.detail}>
            <h4>{t('question.handout')}</h4>
            <Handout lines={handout} />
          </section>
        )}
        {children}
      </div>
    </article>
  );
}
