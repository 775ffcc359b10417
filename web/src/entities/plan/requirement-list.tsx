import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Requirement } from '#contracts/plan.ts';
import { PlanText } from './plan-text.tsx';
import styles from './requirement-list.module.css';

interface RequirementListProps {
  readonly requirements: readonly Requirement[];
  /** the line of the CV that answers each, undefined where none does */
  readonly lines?: readonly ReactNode[];
  /** what stands under each requirement: how it was answered, or the choice of an answer */
  readonly answers?: readonly ReactNode[];
}

/** What the posting requires of a person, each with the sentence it comes from. */
export function RequirementList({ requirements, lines = [], answers }: RequirementListProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list}>
      {requirements.map((requirement, index) => (
        <li key={requirement.text}>
          <p>
            <PlanText>{requirement.text}</PlanText>
          </p>
          {!requirement.text.includes(requirement.basis) && (
            <p className="small muted">
              <q>
                <PlanText>{requirement.basis}</PlanText>
              </q>
            </p>
          )}
          {lines[index] !== undefined && (
            <p>
              <span className="small muted">{t('question.inCv')}</span> {lines[index]}
            </p>
          )}
          {answers?.[index]}
        </li>
      ))}
    </ul>
  );
}
