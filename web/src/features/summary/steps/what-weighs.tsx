import { useTranslation } from 'react-i18next';
import type { Decision } from '#contracts/interviewing/plan/decision.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { Folded } from '#web/shared/ui/folded.tsx';
import styles from './open-summary.module.css';

/** Which scores count most, below the scores; names the questions only if the rows do not already show it. */
export function WhatWeighs({ decision }: { readonly decision: Decision }) {
  const { t } = useTranslation();
  return (
    <Folded name={t('decision.weighs')} className={styles.weighs}>
      <p>
        <PlanText>
          {[
            decision.weighsMost,
            ...(decision.offer === undefined ? [decision.weightiestQuestions ?? []].flat() : []),
          ].join(' ')}
        </PlanText>
      </p>
    </Folded>
  );
}
