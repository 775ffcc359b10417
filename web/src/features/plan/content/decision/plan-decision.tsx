import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Decision, reasonsForNo } from '#contracts/interviewing/plan/decision.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { LeastScores } from '#web/entities/plan/talk/least-scores.tsx';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import styles from './plan-decision.module.css';

interface PlanDecisionProps {
  readonly plan: Plan;
  readonly decision: Decision;
  /** the questions that weigh most are already listed above the plan */
  readonly saidAbove: boolean;
}

/**
 * How the answers lead to a decision, at a glance: minimum scores, other conditions of an offer, reasons for a no, and
 * the cases in between.
 */
export function PlanDecision({ plan, decision, saidAbove }: PlanDecisionProps) {
  const { t } = useTranslation('common');
  const isPhone = useIsPhone();
  const { beforeOffer } = plan.candidate;
  const { furtherWhen = [], offer, offerWhen, ofSeveral = [], weighsMost, weightiestQuestions } = decision;
  const also = offer?.also ?? (offerWhen === undefined ? [] : [offerWhen]);
  const isNamed = saidAbove || (offer !== undefined && offer.leastScores.length > 0);
  const weighs = [
    weighsMost,
    ...(isNamed || weightiestQuestions === undefined ? [] : [weightiestQuestions]),
    ...[ofSeveral].flat(),
  ].join(' ');
  const weighing = (
    <p className={styles.weighs}>
      <PlanText>{weighs}</PlanText>
    </p>
  );
  return (
    <section className={styles.decision}>
      <h2>{t('decision.title')}</h2>
      <div className={styles.ways}>
        <Way kind="offerWhen" title={t('decision.offerWhen')}>
          {offer !== undefined && <LeastScores offer={offer} questions={plan.questions} />}
          {also.length > 0 && <Lines texts={also} />}
          {beforeOffer.length > 0 && (
            <>
              <p className={styles.label}>{t('decision.beforeOffer')}</p>
              <Lines texts={beforeOffer} />
            </>
          )}
        </Way>
        <Way kind="noWhen" title={t('decision.noWhen')}>
          <Lines texts={reasonsForNo(decision)} />
        </Way>
        {furtherWhen.length > 0 && (
          <Way kind="furtherWhen" title={t('decision.furtherWhen')} folded={isPhone}>
            <Lines texts={furtherWhen} />
            {isPhone && weighing}
          </Way>
        )}
      </div>
      {!(isPhone && furtherWhen.length > 0) && weighing}
    </section>
  );
}

interface WayProps {
  readonly kind: 'offerWhen' | 'furtherWhen' | 'noWhen';
  readonly title: string;
  readonly folded?: boolean;
  readonly children: ReactNode;
}

function Way({ kind, title, folded = false, children }: WayProps) {
  const id = useId();
  if (folded) {
    return (
      <details className={styles.way} data-kind={kind}>
        <summary>
          <h3>{title}</h3>
        </summary>
        {children}
      </details>
    );
  }
  return (
    <section className={styles.way} data-kind={kind} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

function Lines({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {texts.map((text) => (
        <li key={text}>
          <PlanText>{text}</PlanText>
        </li>
      ))}
    </ul>
  );
}
