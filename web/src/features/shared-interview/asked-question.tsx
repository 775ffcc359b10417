import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SharedDocument } from '#contracts/interviewing/summary/interview-share.ts';
import { Handout } from '#web/entities/plan/question/handout.tsx';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { Tag } from '#web/shared/ui/tag.tsx';
import styles from './shared-interview.module.css';

type Question = Extract<SharedDocument, { view: 'questions' }>['content']['questions'][number];

interface AskedQuestionProps {
  readonly question: Question;
  readonly facts: readonly string[];
  readonly children?: ReactNode;
}

/** A question as it is asked, with its minutes and handout. */
export function AskedQuestion({ question, facts, children }: AskedQuestionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { number, text, minutes, mustAsk, handout } = question;
  return (
    <article className={styles.question}>
      <span className={styles.number}>{number}</span>
      <h3>
        <PlanText>{text}</PlanText>
      </h3>
      <span className={styles.minutes}>{format.minutes(minutes)}</span>
      <div className={styles.body}>
        <p className={styles.meta}>
          {mustAsk && <Tag tone="must">{t('question.mustAsk')}</Tag>}
          <span>{dotted(facts)}</span>
        </p>
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
