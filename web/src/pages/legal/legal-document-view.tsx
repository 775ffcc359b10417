import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalDocument } from '#contracts/legal.ts';
import { fetchLegalDocument } from '#web/features/legal/fetch-legal.ts';
import { LegalBlocks } from '#web/features/legal/legal-blocks.tsx';
import { LoadFailure } from '#web/features/legal/load-failure.tsx';
import { useAnswer } from '#web/features/legal/use-answer.ts';
import { WaitingLines } from '#web/features/legal/waiting-lines.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import { currentLanguage } from '#web/shared/language/i18n.ts';
import { paths } from '#web/shared/paths.ts';
import { usePrintSheet } from '#web/shared/print-sheet.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import page from './legal-page.module.css';
import styles from './legal-document.module.css';

interface LegalDocumentViewProps {
  readonly slug: string;
  readonly onTitle: (title: string) => void;
  /** called if nothing is published at this address */
  readonly onMissing: () => void;
}

/** One document with a table of contents beside it; in print the text alone. */
export function LegalDocumentView({ slug, onTitle, onMissing }: LegalDocumentViewProps) {
  const { t } = useTranslation('legal');
  const ask = useCallback((signal: AbortSignal) => fetchLegalDocument(slug, signal), [slug]);
  const { shown, failure, waiting, retry } = useAnswer(ask);
  const document = shown?.value;
  useEffect(() => {
    if (document !== undefined) onTitle(document.title);
    else if (shown !== undefined) onMissing();
  }, [document, shown, onTitle, onMissing]);
  usePrintSheet(document?.title ?? '');
  return (
    <main className={page.main}>
      {waiting && <WaitingLines label={t('document.loading')} lines={12} />}
      {failure !== undefined && <LoadFailure title={t('document.failed')} failure={failure} onRetry={retry} />}
      {document !== undefined && <Sheet document={document} />}
      <p className={page.back}>
        <a className="link" href={paths.legal()}>
          {t('document.all')}
        </a>
      </p>
    </main>
  );
}

/** Fewer sections than this need no table of contents. */
const sectionsWorthAList = 3;

function Sheet({ document: { title, language, updatedAt, blocks } }: { readonly document: LegalDocument }) {
  const { t } = useTranslation('legal');
  const format = useFormat();
  const sections = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));
  // The section in the URL did not exist yet when the browser tried to scroll to it.
  useEffect(() => {
    if (location.hash !== '') location.replace(location.hash);
  }, []);
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <h1 lang={language}>{title}</h1>
        <p className="muted small">{t('published.changed', { date: format.date(updatedAt) })}</p>
        {language !== currentLanguage() && (
          <Notice tone="info" className={styles.notice}>
            {t('document.notTranslated')}
          </Notice>
        )}
      </div>
      {sections.length >= sectionsWorthAList && (
        <nav className={styles.contents} aria-labelledby="legal-contents">
          <h2 id="legal-contents">{t('document.contents')}</h2>
          <ul lang={language}>
            {sections.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text.map((run) => run.text).join('')}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <article className={styles.text} lang={language}>
        <LegalBlocks blocks={blocks} />
      </article>
    </div>
  );
}
