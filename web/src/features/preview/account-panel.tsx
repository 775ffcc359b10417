import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PreviewPlan } from '#contracts/interviewing/previews.ts';
import { paths } from '#web/shared/paths.ts';
import styles from './account-panel.module.css';

/** How much of the plan is visible, what an account adds, and that it keeps the plan. */
export function AccountPanel({ plan }: { readonly plan: PreviewPlan }) {
  const { t } = useTranslation('preview');
  const open = plan.questions.length;
  return (
    <section className={styles.panel} data-part="account" aria-label={t('account.title')}>
      <div>
        <h2>{t('account.rest', { count: open + plan.locked.length, open })}</h2>
        <p>{t('account.keeps')}</p>
      </div>
      <Button component={Link} to={paths.register()} variant="filled">
        {t('account.create')}
      </Button>
    </section>
  );
}
