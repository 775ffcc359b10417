import { IconBook, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { useFormat } from '#web/shared/language/format.ts';
import styles from './plan-origin.module.css';

/** Who wrote the plan and when; says of a playbook plan that no AI was used. */
export function PlanOrigin({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const when = format.dateTime(plan.provenance.createdAt);
  const fallback = plan.fallbackReason !== null && plan.fallbackReason !== 'no_provider';
  // the pencil marks AI drafts
  const Icon = plan.source === 'ai' ? IconPencil : IconBook;
  return (
    <p className={styles.origin}>
      <Icon aria-hidden />
      <span>
        {plan.source === 'ai'
          ? t('origin.ai', { when, model: plan.provenance.model ?? '' })
          : t('origin.playbook', { when })}{' '}
        {fallback && t(`origin.fallback.${plan.fallbackReason ?? 'no_provider'}`)}{' '}
        {t('origin.version', { version: plan.version })}
        {plan.candidatesInView !== undefined && ` ${t('origin.inView', { count: plan.candidatesInView })}`}
        {plan.provenance.editedBy.length > 0 && ` ${t('origin.edited')}`}
      </span>
    </p>
  );
}
