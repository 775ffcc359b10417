import type { ReactNode } from 'react';
import type { Requirement } from '#contracts/plan.ts';
import { PlanText } from './plan-text.tsx';
import styles from './requirement-list.module.css';

interface RequirementListProps {
  readonly requirements: readonly Requirement[];
  /** what stands under each requirement: how it was answered, or the choice of an answer */
  readonly answers?: readonly ReactNode[];
}

/** What the posting requires of a person, each with the sentence it comes from. */
export function RequirementList({ requirements, answers }: RequirementListProps) {
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
          {answers?.[index]}
        </li>
      ))}
    </ul>
  );
}
