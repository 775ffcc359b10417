import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AreaToProbe, Plan } from '#contracts/plan.ts';
import { useFormat } from '#web/shared/format.ts';
import { Quote } from '#web/shared/ui/quote.tsx';
import styles from './plan-claims.module.css';

/** What the CV shows and what it leaves open, each with its line, or with what was searched for in vain. */
export function PlanClaims({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const { strengths, areasToProbe } = plan.candidate;
  if (strengths.length === 0 && areasToProbe.length === 0) return <Highlights plan={plan} />;
  return (
    <section className={styles.two}>
      <Claims title={t('claims.strong')}>
        {strengths.map((strength) => (
          <li key={strength.text}>
            <p>{strength.text}</p>
            <Quote source={t('page', { page: strength.evidence.page })}>{strength.evidence.quote}</Quote>
          </li>
        ))}
      </Claims>
      <Claims title={t('claims.find')}>
        {areasToProbe.map((area) => (
          <li key={area.text}>
            <p>
              {area.text} <span className="muted">{questionsFor(plan, area)}</span>
            </p>
            <Ground area={area} />
          </li>
        ))}
      </Claims>
    </section>
  );
}

function Highlights({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  if (plan.summary.highlights.length === 0) return null;
  return (
    <section className={styles.highlights}>
      <h3>{t('claims.highlights')}</h3>
      <ul>
        {plan.summary.highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
    </section>
  );
}

function Claims({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  const { t } = useTranslation('plan');
  return (
    <div>
      <h3>{title}</h3>
      {children.length === 0 ? <p className="small muted">{t('claims.none')}</p> : <ul>{children}</ul>}
    </div>
  );
}

function Ground({ area }: { readonly area: AreaToProbe }) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  if (area.evidence !== undefined)
    return <Quote source={t('page', { page: area.evidence.page })}>{area.evidence.quote}</Quote>;
  if (area.absence === undefined) return null;
  return <p className="small muted">{t('claims.absence', { words: format.list(area.absence.searchedFor) })}</p>;
}

/** The questions that reach an area: those of its competency. */
function questionsFor(plan: Plan, area: AreaToProbe): string {
  return plan.questions
    .filter(({ competencyId }) => competencyId === area.competencyId)
    .map(({ order }) => `Q${String(order)}`)
    .join(', ');
}
