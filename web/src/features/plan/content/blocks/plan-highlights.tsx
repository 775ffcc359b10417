import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { EvidenceQuote } from '#web/entities/cv/text/evidence-quote.tsx';
import { PartCard } from '#web/features/plan/content/parts/part-card.tsx';
import { freshHighlights } from './fresh-highlights.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import styles from './plan-claims.module.css';

/** What the plan is based on, without anything already said above. */
export function PlanHighlights({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const highlights = freshHighlights(plan);
  if (highlights.length === 0) return null;
  return (
    <PartCard id="highlights" title={t('claims.highlights')} side={String(highlights.length)}>
      <ul className={styles.rows}>
        {highlights.map(({ text, evidence }) => (
          <li key={text}>
            <PlanText>{text}</PlanText>
            {evidence !== undefined && (
              <>
                {' '}
                <EvidenceQuote evidence={evidence} />
              </>
            )}
          </li>
        ))}
      </ul>
    </PartCard>
  );
}
