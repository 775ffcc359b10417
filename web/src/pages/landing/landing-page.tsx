import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PublicFooter } from '#web/features/public/public-footer.tsx';
import { PublicHeader } from '#web/features/public/public-header.tsx';
import { usePublicPage } from '#web/features/public/use-public-page.ts';
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
      <NotFoundNote />
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

/** Unknown addresses lead here; this line says so. */
function NotFoundNote() {
  const { t } = useTranslation('landing');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    setShown(location.hash === '#not-found');
  }, []);
  return <div role="status">{shown && <p className={styles.note}>{t('notFound')}</p>}</div>;
}
