import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PublicFooter } from '#web/features/public/public-footer.tsx';
import { PublicHeader } from '#web/features/public/public-header.tsx';
import { usePublicPage, useReturningUser } from '#web/features/public/use-public-page.ts';
import { paths } from '#web/shared/paths.ts';
import { HandsSection } from './hands-section.tsx';
import { Hero } from './hero.tsx';
import styles from './landing.module.css';
import { LawSection } from './law-section.tsx';
import { MinutesSection } from './minutes-section.tsx';
import { PricingSection } from './pricing-section.tsx';

export function LandingPage() {
  const { t } = useTranslation('landing');
  usePublicPage(t('title'));
  const links = [
    { href: '#minutes', label: t('nav.minutes') },
    { href: '#law', label: t('nav.law') },
    { href: paths.pricing(), label: t('nav.pricing') },
  ];
  return (
    <>
      <ArrivalNote />
      <PublicHeader links={links} />
      <main className={styles.main}>
        <Hero />
        <MinutesSection />
        <HandsSection />
        <LawSection />
        <PricingSection />
      </main>
      <PublicFooter />
    </>
  );
}

/** What leads here beside people's own choice, by the fragment of the address: one line says so. */
const arrivals = { '#not-found': 'notFound', '#account-deleted': 'accountDeleted' } as const;

function ArrivalNote() {
  const { t } = useTranslation('landing');
  const returning = useReturningUser();
  const [note, setNote] = useState<(typeof arrivals)[keyof typeof arrivals]>();
  useEffect(() => {
    const { hash } = location;
    setNote(hash === '#not-found' || hash === '#account-deleted' ? arrivals[hash] : undefined);
  }, []);
  return (
    <div role="status">
      {note !== undefined && (
        <p className={styles.note}>
          {t(note)}{' '}
          {note === 'notFound' && returning && (
            <a href={paths.dashboard()} className={styles.wayBack}>
              {t('toDashboard')}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
