import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PublicFooter } from '#web/features/public/public-footer.tsx';
import { PublicHeader } from '#web/features/public/public-header.tsx';
import { usePublicPage } from '#web/features/public/use-public-page.ts';
import { paths } from '#web/shared/paths.ts';
import { HandsSection } from './hands-section.tsx';
import { Hero, StartButton } from './hero.tsx';
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
  // repeated for phones that have scrolled far past the first button
  const again = (
    <div className={styles.again}>
      <StartButton />
    </div>
  );
  return (
    <>
      <ArrivalNote />
      <PublicHeader links={links} />
      <main className={styles.main}>
        <Hero />
        <MinutesSection />
        {again}
        <HandsSection />
        <LawSection />
        {again}
        <PricingSection />
      </main>
      <PublicFooter />
    </>
  );
}

/** A one-line message if the URL fragment says that the user was redirected here, after deleting their account. */
function ArrivalNote() {
  const { t } = useTranslation('landing');
  const [isDeleted, setIsDeleted] = useState(false);
  useEffect(() => {
    setIsDeleted(location.hash === '#account-deleted');
  }, []);
  return <div role="status">{isDeleted && <p className={styles.note}>{t('accountDeleted')}</p>}</div>;
}
