import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/plan.ts';
import { EvidenceQuote } from '#web/entities/cv/evidence-quote.tsx';
import { PlanText } from '#web/entities/plan/plan-text.tsx';
import styles from './plan-claims.module.css';

/** The few lines that are worth reading before anything else of the plan. */
export function PlanHighlights({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const { highlights, highlightEvidence } = plan.summary;
  if (highlights.length === 0) return null;
  return (
    <section className={styles.block}>
      <h2>{t('claims.highlights')}</h2>
      <ul>
        {highlights.map((highlight, index) => (
          <li key={highlight}>
            <PlanText>{highlight}</PlanText>
            {highlightEvidence[index] !== undefined && <EvidenceQuote evidence={highlightEvidence[index]} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
