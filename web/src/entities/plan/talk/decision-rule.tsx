import { useTranslation } from 'react-i18next';
import type { Decision } from '#contracts/interviewing/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import styles from './decision-rule.module.css';

/** How the answers become a decision: what weighs most, and what makes it a no. */
export function DecisionRule({ decision }: { readonly decision: Decision }) {
  const { t } = useTranslation();
  return (
    <section className={styles.rule}>
      <h2>{t('decision.title')}</h2>
      <p>
        <PlanText>{decision.weighsMost}</PlanText>
      </p>
      <p className="small muted">{t('decision.noWhen')}</p>
      <ul>
        {decision.noWhen.map((condition) => (
          <li key={condition}>
            <PlanText>{condition}</PlanText>
          </li>
        ))}
      </ul>
    </section>
  );
}
