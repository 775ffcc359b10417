import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Evidence, Plan } from '#contracts/interviewing/plan.ts';
import { PlanText } from './plan-text.tsx';
import { QuotedLine } from './quoted-line.tsx';
import styles from './requirement-list.module.css';

interface PointsToSettleProps {
  readonly plan: Plan;
  /** draws the line of the CV that a point rests on */
  readonly line?: ComponentType<{ readonly evidence: Evidence }>;
  /** what stands under each point: how it was settled, or the choice of it */
  readonly answers?: readonly ReactNode[];
}

/** What is open about this person, as it is asked aloud before the questions, with what settles it. */
export function PointsToSettle({ plan, line: Line = QuotedLine, answers }: PointsToSettleProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list}>
      {plan.candidate.toSettle.map(({ text, listensFor, evidence, basis, followsUp }, index) => (
        <li key={text}>
          <p className={styles.ask}>
            <PlanText>{text}</PlanText>
          </p>
          {listensFor !== undefined && (
            <p className="small">
              <span className="muted">{t('question.listensFor')}</span> <PlanText>{listensFor}</PlanText>
            </p>
          )}
          {evidence !== undefined && (
            <p>
              <span className="small muted">{t('question.inCv')}</span> <Line evidence={evidence} />
            </p>
          )}
          {basis !== undefined && (
            <p className="small muted">
              {t('question.basis')}{' '}
              <q>
                <PlanText>{basis}</PlanText>
              </q>
            </p>
          )}
          {followsUp === true && <p className="small muted">{t('question.earlier')}</p>}
          {answers?.[index]}
        </li>
      ))}
    </ul>
  );
}
