import { useTranslation } from 'react-i18next';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { type PartNote, writtenPartNotes } from './written-part-notes.ts';
import styles from './part-notes.module.css';

/** Notes taken in parts without a question; renders nothing if there are none. */
export function PartNotes({ run }: { readonly run: Run }) {
  const { t } = useTranslation('summary');
  const written = writtenPartNotes(run);
  if (written.length === 0) return null;
  return (
    <section className={styles.section} aria-label={t('partNotes.title')}>
      <h2>{t('partNotes.title')}</h2>
      {written.map((one) => (
        <Note key={one.part} {...one} />
      ))}
    </section>
  );
}

function Note({ part, notes }: PartNote) {
  const { t } = useTranslation('summary');
  return (
    <div className={styles.note}>
      <h3>{t(`partNotes.${part}`)}</h3>
      <p className={styles.text}>{notes}</p>
    </div>
  );
}
