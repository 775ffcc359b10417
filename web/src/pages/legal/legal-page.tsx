import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isKnownLegalAddress, legalDocuments } from '#contracts/page-addresses.ts';
import { PublicFooter } from '#web/features/public/public-footer.tsx';
import { PublicHeader } from '#web/features/public/public-header.tsx';
import { usePublicPage } from '#web/features/public/use-public-page.ts';
import { paths } from '#web/shared/paths.ts';
import styles from './legal-page.module.css';

const documents = legalDocuments.map((id) => ({ id, name: `documents.${id}`, text: `documents.${id}Text` }) as const);

/** Who publishes the legal documents, and that none is there; what they are to say is no document and does not look like one. */
export function LegalPage() {
  const { t } = useTranslation('legal');
  usePublicPage(t('title'));
  const [unknown, setUnknown] = useState(false);
  useEffect(() => {
    setUnknown(!isKnownLegalAddress(location.pathname.replace(/\/$/, '')));
  }, []);
  return (
    <>
      <PublicHeader />
      <main className={styles.main}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <div role="status">{unknown && <p className={styles.unknown}>{t('unknown')}</p>}</div>
        <h2>{t('documents.title')}</h2>
        <dl className={styles.list}>
          {documents.map(({ id, name, text }) => (
            <div key={id} id={id}>
              <dt>{t(name)}</dt>
              <dd className="muted">{t(text)}</dd>
            </div>
          ))}
        </dl>
        <h2>{t('storage.title')}</h2>
        <p className="muted consent-none">{t('storage.text')}</p>
        <p className="muted consent-only">{t('storage.optional')}</p>
        <p className={styles.back}>
          <a className="link" href={paths.landing()}>
            {t('back')}
          </a>
        </p>
      </main>
      <PublicFooter />
    </>
  );
}
