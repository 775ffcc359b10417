import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/shared/paths.ts';
import { Drawing } from '#web/shared/ui/state/drawings.tsx';
import styles from './billing.module.css';

/** After the first sign-in: what the Free plan holds, and on to the first position. */
export function FreePlanWelcome() {
  const { t } = useTranslation('billing');
  return (
    <section className={styles.welcome}>
      <div>
        <h2>{t('welcome.title')}</h2>
        <p>{t('welcome.text')}</p>
        <Button component={Link} to={paths.newPosition()} variant="filled" size="lg" rightSection={<IconArrowRight />}>
          {t('welcome.continue')}
        </Button>
      </div>
      <Drawing name="chair" />
    </section>
  );
}
