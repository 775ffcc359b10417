import { type Decision, reasonsForNo } from '#contracts/interviewing/plan/decision.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { classes } from '#web/shared/ui/classes.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import styles from './decision-rule.module.css';

const kinds = ['offerWhen', 'beforeOffer', 'furtherWhen', 'noWhen'] as const;

interface DecisionRuleProps {
  /** of a plan, or of its export */
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
  /** the least scores of an offer as a list, null where they stand elsewhere; what it takes beside them is said then, in place of both in one sentence */
  readonly leastScores?: ReactNode;
  /** what is still to be checked elsewhere about this person */
  readonly beforeOffer: readonly string[];
  /**
   * `folded` to its heading, until it is opened: on a phone above the choice, and once it is made.
   */
  readonly shown?: 'whole' | 'folded';
}

/** How the answers become a decision: what weighs most, what speaks for an offer, for a further step, and for a no. */
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
