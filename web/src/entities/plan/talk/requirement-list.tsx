import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Evidence, Plan } from '#contracts/interviewing/plan/plan.ts';
import { requirementsByNeed } from '#contracts/interviewing/plan/plan-requirements.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { QuotedLine } from '#web/entities/plan/text/quoted-line.tsx';
import styles from './requirement-list.module.css';

interface RequirementListProps {
  readonly plan: Plan;
  /** renders the CV line that answers a requirement */
  readonly line?: ComponentType<{ readonly evidence: Evidence }>;
  /**
   * shown below each requirement: its answer, or the control to answer it; one whose entry is `false` is not rendered
   */
  readonly answers?: readonly ReactNode[];
}

/**
 * The posting's requirements that no point to settle covers, each with the sentence it comes from: first those to ask
 * about, then those the CV already shows.
 */
export function RequirementList({ plan, line: Line = QuotedLine, answers }: RequirementListProps) {
  const { t } = useTranslation();
  const needs = requirementsByNeed(plan);
  const isDrawn = ({ at }: { readonly at: number }) => answers === undefined || answers[at] !== false;
  const open = needs.open.filter(isDrawn);
  const shown = needs.shown.filter(isDrawn);
  const item = ({ text, basis, at, shown: lines }: (typeof open)[number]) => (
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
      {lines.map((evidence) => (
        <p key={`${String(evidence.page)} ${String(evidence.start)}`}>
          <span className="small muted">{t('question.inCv')}</span> <Line evidence={evidence} />
        </p>
      ))}
      {answers?.[at]}
    </li>
  );
  return (
    <>
      {open.length > 0 && <ul className={styles.list}>{open.map(item)}</ul>}
      {shown.length > 0 && (
        <>
          {open.length > 0 && <p className={styles.shown}>{t('question.shownInCv')}</p>}
          <ul className={styles.list}>{shown.map(item)}</ul>
        </>
      )}
    </>
  );
}
