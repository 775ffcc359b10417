import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PlanGate } from '#contracts/interviewing.ts';
import type { Question } from '#contracts/plan.ts';
import styles from './plan-checks.module.css';

/** What the server checked: that it may be used, or which rules it breaks and where. */
export function PlanChecks({ gate, questions }: { readonly gate: PlanGate; readonly questions: readonly Question[] }) {
  const { t } = useTranslation('plan');
  if (gate.ok) {
    return (
      <p className={styles.checks}>
        <IconShieldCheck aria-hidden />
        <span>
          <b>{t('checks.ok')}</b> {t('checks.law')}
        </span>
      </p>
    );
  }
  const nameOf = (questionId: string | null) => questions.find(({ id }) => id === questionId)?.order;
  return (
    <section className={styles.checks} data-problem role="status">
      <IconAlertTriangle aria-hidden />
      <div>
        <b>{t('checks.broken')}</b>
        <ul>
          {gate.problems.map(({ rule, questionId }) => (
            <li key={`${rule}.${questionId ?? ''}`}>
              {nameOf(questionId) === undefined ? rule : t('checks.at', { number: nameOf(questionId), rule })}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
