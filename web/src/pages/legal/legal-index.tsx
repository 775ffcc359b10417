import { useTranslation } from 'react-i18next';
import type { LegalEntry } from '#contracts/legal.ts';
import { legalDocuments } from '#contracts/page-addresses.ts';
import { fetchLegalList } from '#web/features/legal/fetch-legal.ts';
import { LoadFailure } from '#web/features/legal/load-failure.tsx';
import { PublishedList } from '#web/features/legal/published-list.tsx';
import { useAnswer } from '#web/features/legal/use-answer.ts';
import { WaitingLines } from '#web/features/legal/waiting-lines.tsx';
import { paths } from '#web/shared/paths.ts';
import styles from './legal-page.module.css';

/**
 * Lists the published documents; while there are none, describes those that belong here, without making them look like
 * documents.
 */
export function LegalIndex({ missing }: { readonly missing: string | undefined }) {
  const { t } = useTranslation('legal');
  const { shown, failure, waiting, retry } = useAnswer(fetchLegalList);
  return (
    <main className={styles.main}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <div role="status">
        {missing !== undefined && <p className={styles.unknown}>{t(isAwaited(missing) ? 'notYet' : 'unknown')}</p>}
      </div>
      <div className={styles.documents}>
        {waiting && <WaitingLines label={t('published.loading')} lines={3} />}
        {failure !== undefined && <LoadFailure title={t('published.failed')} failure={failure} onRetry={retry} />}
        {shown !== undefined && <Documents entries={shown.value} />}
      </div>
      <h2>{t('storage.title')}</h2>
      <p className="muted consent-none">{t('storage.text')}</p>
      <p className="muted consent-only">{t('storage.optional')}</p>
      <p className={styles.back}>
        <a className="link" href={paths.landing()}>
          {t('back')}
        </a>
      </p>
    </main>
  );
}

function isAwaited(slug: string): boolean {
  return legalDocuments.some((id) => id === slug);
}

function Documents({ entries }: { readonly entries: readonly LegalEntry[] }) {
  const { t } = useTranslation('legal');
  // once anything is published, readers need not know what is still missing
  if (entries.length > 0) return <PublishedList entries={entries} />;
  return (
    <>
      <p>{t('none')}</p>
      <h2>{t('documents.title')}</h2>
      <dl className={styles.list}>
        {legalDocuments.map((id) => (
          <div key={id} id={id}>
            <dt>{t(`documents.${id}`)}</dt>
            <dd className="muted">{t(`documents.${id}Text`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
