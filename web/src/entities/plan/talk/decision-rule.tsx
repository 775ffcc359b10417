import { useTranslation } from 'react-i18next';
import type { Decision } from '#contracts/interviewing/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import styles from './decision-rule.module.css';

interface Props {
  readonly decision: Decision;
  /** what is still to be checked elsewhere about this person */
  readonly beforeOffer: readonly string[];
}

/** How the answers become a decision: what weighs most, what makes it a no, and what an offer still waits for. */
export function DecisionRule({ decision, beforeOffer }: Props) {
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
      {beforeOffer.length > 0 && (
        <>
          <p className="small muted">{t('decision.beforeOffer')}</p>
          <ul>
            {beforeOffer.map((check) => (
              <li key={check}>
                <PlanText>{check}</PlanText>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
