import { useTranslation } from 'react-i18next';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import styles from './decision-rule.module.css';

interface DecisionRuleProps {
  /** of a plan, or of its export */
  readonly decision: {
    readonly weighsMost: string;
    readonly weightiest?: string | null | undefined;
    readonly offerWhen?: string | null | undefined;
    readonly furtherWhen?: readonly string[] | undefined;
    readonly noWhen: readonly string[];
  };
}

/** How the answers become a decision: what weighs most, what speaks for an offer, for a further step, and for a no. */
export function DecisionRule({ decision }: DecisionRuleProps) {
  const { t } = useTranslation();
  const { weighsMost, weightiest, offerWhen, furtherWhen = [], noWhen } = decision;
  return (
    <section className={styles.rule}>
      <h2>{t('decision.title')}</h2>
      <p>
        <PlanText>{weighsMost}</PlanText>
      </p>
      {typeof weightiest === 'string' && (
        <p>
          <PlanText>{weightiest}</PlanText>
        </p>
      )}
      {typeof offerWhen === 'string' && <Conditions label={t('decision.offerWhen')} conditions={[offerWhen]} />}
      {furtherWhen.length > 0 && <Conditions label={t('decision.furtherWhen')} conditions={furtherWhen} />}
      <Conditions label={t('decision.noWhen')} conditions={noWhen} />
    </section>
  );
}

function Conditions({ label, conditions }: { readonly label: string; readonly conditions: readonly string[] }) {
  return (
    <>
      <p className="small muted">{label}</p>
      <ul>
        {conditions.map((condition) => (
          <li key={condition}>
            <PlanText>{condition}</PlanText>
          </li>
        ))}
      </ul>
    </>
  );
}
