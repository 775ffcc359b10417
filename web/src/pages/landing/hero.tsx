import { IconArrowRight } from '@tabler/icons-react';
import { Trans, useTranslation } from 'react-i18next';
import { LinkButton } from '#web/features/public/link-button.tsx';
import { useReturningUser } from '#web/features/public/use-public-page.ts';
import { paths } from '#web/shared/paths.ts';
import { HeroStage } from './hero-stage.tsx';
import styles from './hero.module.css';

const steps = ['position', 'cv', 'plan'] as const;

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
        <div className={styles.steps}>
          <ol>
            {steps.map((step, index) => (
              <li key={step}>
                <span className={styles.number}>{index + 1}</span>
                {t(`hero.step.${step}`)}
              </li>
            ))}
          </ol>
          <div className={styles.act}>
            {!returning && <span className={styles.free}>{t('hero.free')}</span>}
            <StartButton />
          </div>
          {!returning && (
            <a href={paths.interviewPreview()} className={styles.try}>
              {t('hero.try')}
            </a>
          )}
        </div>
      </div>
      <HeroStage />
    </div>
  );
}

/** The first act of whoever has no account, and the way back in for whoever has one. */
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
