import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PreviewPlan } from '#contracts/interviewing/previews.ts';
import { paths } from '#web/shared/paths.ts';
import styles from './account-panel.module.css';

/** At the end of a plan's visible part: what an account adds, and that this plan will be kept in it. */
export function AccountPanel({ plan }: { readonly plan: PreviewPlan }) {
  const { t } = useTranslation('preview');
  return (
    <section className={styles.panel} aria-label={t('account.title')}>
      <div>
        <h2>{t('account.rest', { count: plan.locked.length })}</h2>
        <p>{t('account.keeps')}</p>
      </div>
      <Button component={Link} to={paths.register()} variant="filled">
        {t('account.create')}
      </Button>
    </section>
  );
}
