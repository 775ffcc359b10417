import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Requirement, RequirementEvidence } from '#contracts/plan.ts';
import { EvidenceQuote } from '#web/entities/cv/evidence-quote.tsx';
import { PlanText } from './plan-text.tsx';
import styles from './requirement-list.module.css';

interface RequirementListProps {
  readonly requirements: readonly Requirement[];
  /** lines of the CV that answer some of them */
  readonly shown?: readonly RequirementEvidence[];
  /** what stands under each requirement: how it was answered, or the choice of an answer */
  readonly answers?: readonly ReactNode[];
}

/** What the posting requires of a person, each with the sentence it comes from. */
export function RequirementList({ requirements, shown = [], answers }: RequirementListProps) {
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
          {shown
            .filter((line) => line.index === index)
            .map(({ evidence }) => (
              <p key={evidence.start}>
                <span className="small muted">{t('question.inCv')}</span> <EvidenceQuote evidence={evidence} />
              </p>
            ))}
          {answers?.[index]}
        </li>
      ))}
    </ul>
  );
}
