import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import { FoldingPart } from './folding-part.tsx';
import styles from './plan-claims.module.css';

/** What is said before the first question. */
export function PlanOpening({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const opening = plan.flow.find(({ kind }) => kind === 'intro');
  if (opening?.script === undefined) return null;
  return (
    <section className={styles.claims}>
      <FoldingPart title={t('opening.title')} count={format.minutes(opening.minutes)}>
        <p>
          <PlanText>{opening.script}</PlanText>
        </p>
      </FoldingPart>
    </section>
  );
}
