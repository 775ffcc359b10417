import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PlanGate } from '#contracts/interviewing/plan/plan-generation.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { useFormat } from '#web/shared/language/format.ts';
import styles from './plan-checks.module.css';

/** Whether the plan needs a human review before use. */
export function needsLook(gate: PlanGate, { questions }: Plan): boolean {
  return !gate.ok || questions.some(({ guard }) => guard.verdict === 'overridden');
}

/** The result of the server's checks: the plan may be used, or which rules it breaks and where. */
export function PlanChecks({ gate, plan }: { readonly gate: PlanGate; readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  if (!gate.ok) return <Broken gate={gate} plan={plan} />;
  const overridden = plan.questions.filter(({ guard }) => guard.verdict === 'overridden');
  if (overridden.length > 0) {
    const numbers = format.list(overridden.map(({ order }) => t('number', { number: order })));
    return (
      <section className={styles.checks} data-problem role="status">
        <IconAlertTriangle aria-hidden />
        <p>{t('checks.overridden', { numbers })}</p>
      </section>
    );
  }
  const quotes = plan.questions.some(({ evidence }) => evidence !== undefined);
  return (
    <section className={styles.checks} aria-label={t('checks.label')}>
      <IconShieldCheck aria-hidden />
      <p>
        {t('checks.law')} {quotes ? t('checks.withQuotes') : t('checks.withoutQuotes')}
      </p>
    </section>
  );
}

function Broken({ gate, plan }: { readonly gate: PlanGate; readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  return (
    <section className={styles.checks} data-problem role="status">
      <IconAlertTriangle aria-hidden />
      <div>
        <p>
          <b>{t('checks.broken')}</b>
        </p>
        <ul>
          {gate.problems.map(({ rule, questionId }) => {
            const order = plan.questions.find(({ id }) => id === questionId)?.order;
            const area = rule.split('.')[0] ?? '';
            const what = t(`checks.rule.${area}`, { defaultValue: t('checks.rule.other') });
            return (
              <li key={`${rule}.${questionId ?? ''}`} title={rule}>
                {order === undefined ? what : t('checks.at', { number: t('number', { number: order }), what })}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
