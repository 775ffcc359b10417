import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan.ts';
import { EvidenceQuote } from '#web/entities/cv/evidence-quote.tsx';
import { RequirementList } from '#web/entities/plan/requirement-list.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import styles from './plan-claims.module.css';

/** What the posting requires, gone through before or after the questions and never scored. */
export function PlanRequirements({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  if (plan.requirements.length === 0) return null;
  const when = requirementsComeFirst(plan) ? 'leadBefore' : 'leadAfter';
  const minutes = plan.flow.find(({ kind }) => kind === 'requirements')?.minutes ?? 0;
  return (
    <section className={styles.block}>
      <h2>{t('requirements.title')}</h2>
      <p className="small muted">{t(`requirements.${when}`, { minutes: format.minutes(minutes) })}</p>
      <RequirementList plan={plan} line={EvidenceQuote} />
    </section>
  );
}

/** Whether they are gone through before the first question. */
export function requirementsComeFirst({ flow }: Plan): boolean {
  const kinds = flow.map(({ kind }) => kind);
  return kinds.indexOf('requirements') < kinds.indexOf('question');
}
