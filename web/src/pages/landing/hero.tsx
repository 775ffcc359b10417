import { IconArrowRight } from '@tabler/icons-react';
import { Trans, useTranslation } from 'react-i18next';
import { LinkButton } from '#web/features/public/link-button.tsx';
import { useReturningUser } from '#web/features/public/use-public-page.ts';
import { paths } from '#web/shared/paths.ts';
import { HeroStage } from './hero-stage.tsx';
import styles from './hero.module.css';
import { TryIt } from './try-it.tsx';

export function Hero() {
  const { t } = useTranslation('landing');
  const returning = useReturningUser();
  return (
    <div className={styles.hero}>
      <div>
        <h1 className={styles.headline}>
          <Trans t={t} i18nKey="hero.headline" components={{ marked: <span className={styles.marked} /> }} />
        </h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
        {!returning && <TryIt />}
        {returning ? (
          <div className={styles.act}>
            <StartButton />
          </div>
        ) : (
          <p className={styles.free}>
            <a href={paths.register()}>{t('hero.account')}</a> {t('hero.free')}
          </p>
        )}
      </div>
      <HeroStage />
    </div>
  );
}

/** Registration for new visitors; for returning users, a link to the dashboard. */
export function StartButton() {
  const { t } = useTranslation('landing');
  const returning = useReturningUser();
  return (
    <LinkButton href={returning ? paths.dashboard() : paths.register()} kind="filled" size="lg">
      {t(returning ? 'toDashboard' : 'hero.start')}
      <IconArrowRight aria-hidden />
    </LinkButton>
  );
}
