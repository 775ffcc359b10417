import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Evidence, evidenceOfRequirement, type Plan, requirementsToTick } from '#contracts/interviewing/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { QuotedLine } from '#web/entities/plan/text/quoted-line.tsx';
import styles from './requirement-list.module.css';

interface RequirementListProps {
  readonly plan: Plan;
  /** draws the line of the CV that answers a requirement */
  readonly line?: ComponentType<{ readonly evidence: Evidence }>;
  /** what stands under each requirement: how it was answered, or the choice of an answer */
  readonly answers?: readonly ReactNode[];
}

/** What the posting requires of a person and no point settles, each with the sentence it comes from. */
export function RequirementList({ plan, line: Line = QuotedLine, answers }: RequirementListProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list}>
      {requirementsToTick(plan).map(({ text, basis, index }, at) => {
        const shown = evidenceOfRequirement(plan, index);
        return (
          <li key={text}>
            <p>
              <PlanText>{text}</PlanText>
            </p>
            {!text.includes(basis) && (
              <p className="small muted">
                <q>
                  <PlanText>{basis}</PlanText>
                </q>
              </p>
            )}
            {shown !== undefined && (
              <p>
                <span className="small muted">{t('question.inCv')}</span> <Line evidence={shown} />
              </p>
            )}
            {answers?.[at]}
          </li>
        );
      })}
    </ul>
  );
}
