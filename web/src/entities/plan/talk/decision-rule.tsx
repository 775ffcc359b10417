import { type Decision, reasonsForNo } from '#contracts/interviewing/plan/decision.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { classes } from '#web/shared/ui/classes.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import styles from './decision-rule.module.css';

const kinds = ['offerWhen', 'beforeOffer', 'furtherWhen', 'noWhen'] as const;

interface DecisionRuleProps {
  /** from a plan or its export */
  readonly decision: {
    readonly weighsMost: string;
    readonly weightiestQuestions?: string | null | undefined;
    readonly ofSeveral?: string | null | undefined;
    readonly offerWhen?: string | null | undefined;
    readonly offer?: Decision['offer'];
    readonly furtherWhen?: readonly string[] | undefined;
    readonly noBelow?: string | undefined;
    readonly noWhen: readonly string[];
  };
  /**
   * the minimum scores for an offer as a list, or null if they are shown elsewhere. If given, only the other conditions
   * of an offer are listed, instead of one sentence with both
   */
  readonly leastScores?: ReactNode;
  /** what must still be checked about this candidate before an offer */
  readonly beforeOffer: readonly string[];
  /** `folded`: collapsed to its heading, on a phone above the decision form and once the decision is made */
  readonly shown?: 'whole' | 'folded';
}

/**
 * How the answers lead to a decision: what weighs most, and what speaks for an offer, a further interview or a
 * rejection.
 */
export function DecisionRule({ decision, leastScores, beforeOffer, shown = 'whole' }: DecisionRuleProps) {
  const { t } = useTranslation();
  const { weighsMost, weightiestQuestions, ofSeveral, offerWhen, offer, furtherWhen = [] } = decision;
  const inParts = leastScores === undefined ? undefined : offer;
  const conditions = {
    offerWhen: inParts?.also ?? [offerWhen ?? []].flat(),
    beforeOffer,
    furtherWhen,
    noWhen: reasonsForNo(decision),
  };
  const title = <h2>{t('decision.title')}</h2>;
  const weighs = (
    <p>
      <PlanText>
        {[
          weighsMost,
          ...(inParts === undefined ? [weightiestQuestions ?? []].flat() : []),
          ...[ofSeveral ?? []].flat(),
        ].join(' ')}
      </PlanText>
    </p>
  );
  const ways = (
    <div className={styles.ways}>
      {kinds
        .filter((kind) => conditions[kind].length > 0)
        .map((kind) => (
          <div key={kind} data-kind={kind}>
            <p className={styles.way}>{t(`decision.${kind}`)}</p>
            {kind === 'offerWhen' && leastScores}
            <ul className={styles.lines}>
              {conditions[kind].map((condition) => (
                <li key={condition}>
                  <PlanText>{condition}</PlanText>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
  if (shown === 'folded') {
    return (
      <details className={classes(styles.rule, styles.folded)}>
        <summary>{title}</summary>
        {weighs}
        {ways}
      </details>
    );
  }
  return (
    <section className={styles.rule}>
      {title}
      {weighs}
      {ways}
    </section>
  );
}
