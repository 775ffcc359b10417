import { useTranslation } from 'react-i18next';
import type { LegalEntry } from '#contracts/legal.ts';
import { legalAddress } from '#contracts/page-addresses.ts';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { currentLanguage } from '#web/shared/language/i18n.ts';
import styles from './published-list.module.css';

/** The published documents, with the date of their last change. */
export function PublishedList({ entries }: { readonly entries: readonly LegalEntry[] }) {
  const { t } = useTranslation('legal');
  const format = useFormat();
  const note = ({ language, updatedAt }: LegalEntry): string => {
    const changed = t('published.changed', { date: format.date(updatedAt) });
    return language === currentLanguage() ? changed : dotted([changed, t('published.notTranslated')]);
  };
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.slug}>
          <a className="link" href={legalAddress(entry.slug)} lang={entry.language}>
            {entry.title}
          </a>
          <span className="muted small">{note(entry)}</span>
        </li>
      ))}
    </ul>
  );
}
