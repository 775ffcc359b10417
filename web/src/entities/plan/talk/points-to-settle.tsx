import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Evidence, Plan } from '#contracts/interviewing/plan/plan.ts';
import { quotedLines, requirementOfPoint } from '#contracts/interviewing/plan/plan-requirements.ts';
import { saysLine } from '#contracts/interviewing/plan/says-line.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { QuotedLine } from '#web/entities/plan/text/quoted-line.tsx';
import styles from './requirement-list.module.css';

interface PointsToSettleProps {
  readonly plan: Plan;
  /** renders the CV line that a point is based on */
  readonly line?: ComponentType<{ readonly evidence: Evidence }>;
  /** shown below each point: its answer, or the control to answer it; a point whose entry is `false` is not rendered */
  readonly answers?: readonly ReactNode[];
}

/**
 * What is open about this candidate, worded as it is asked, with what settles it and the requirement it stands in for.
 */
export function PointsToSettle({ plan, line: Line = QuotedLine, answers }: PointsToSettleProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list}>
      {plan.candidate.toSettle.map((point, index) => {
        const { text, listensFor, basis, followsUp, leftOpen } = point;
        if (answers !== undefined && answers[index] === false) return null;
        const requirement = requirementOfPoint(plan, point);
        return (
          <li key={text}>
            <p className={styles.ask}>
              <PlanText>{text}</PlanText>
            </p>
            {requirement !== undefined && !saysLine(text, requirement.text) && (
              <p className="small">
                <span className="muted">{t('question.requirement')}</span> <PlanText>{requirement.text}</PlanText>
              </p>
            )}
            {listensFor !== undefined && (
              <p className="small">
                <span className="muted">{t('question.listensFor')}</span> <PlanText>{listensFor}</PlanText>
              </p>
            )}
            {quotedLines(point).map(
              (evidence, at) =>
                !saysLine(text, evidence.quote) && (
                  <p key={`${String(evidence.page)} ${String(evidence.start)}`}>
                    <span className="small muted">{t(at === 0 ? 'question.inCv' : 'question.against')}</span>{' '}
                    <Line evidence={evidence} />
                  </p>
                ),
            )}
            {basis !== undefined && requirement?.text.includes(basis) !== true && (
              <p className="small muted">
                {t('question.basis')}{' '}
                <q>
                  <PlanText>{basis}</PlanText>
                </q>
              </p>
            )}
            {followsUp === true && (
              <p className="small muted">
                {t('question.earlier')}
                {leftOpen !== undefined && (
                  <>
                    {' '}
                    <q>
                      <PlanText>{leftOpen}</PlanText>
                    </q>
                  </>
                )}
              </p>
            )}
            {answers?.[index]}
          </li>
        );
      })}
    </ul>
  );
}
