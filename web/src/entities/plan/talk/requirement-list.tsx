import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Evidence, Plan } from '#contracts/interviewing/plan/plan.ts';
import { requirementsByNeed } from '#contracts/interviewing/plan/plan-requirements.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { QuotedLine } from '#web/entities/plan/text/quoted-line.tsx';
import styles from './requirement-list.module.css';

interface RequirementListProps {
  readonly plan: Plan;
  /** draws the line of the CV that answers a requirement */
  readonly line?: ComponentType<{ readonly evidence: Evidence }>;
  /** what stands under each requirement: how it was answered, or the choice of an answer; one without is not drawn */
  readonly answers?: readonly ReactNode[];
}

/**
 * What the posting requires of a person and no point settles, each with the sentence it comes from: first what has to be
 * asked, then what the CV shows already.
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
