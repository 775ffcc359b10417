import type { UseSuspenseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CvView } from '#contracts/hiring/cvs.ts';
import { CvStateTag } from '#web/entities/cv/cv-state.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import { PagedList } from '#web/shared/ui/list/paged-list.tsx';
import styles from './cv-versions.module.css';

interface CvVersionsProps {
  readonly list: UseSuspenseInfiniteQueryResult<InfiniteData<{ readonly items: readonly CvView[] }>>;
  readonly shownId: string;
  readonly onShow: (cvId: string) => void;
}

/** All CVs of a candidate, newest first, with remarks from reading them. */
export function CvVersions({ list, shownId, onShow }: CvVersionsProps) {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  return (
    <section className={styles.versions}>
      <h2>{t('cv.versions')}</h2>
      <PagedList list={list} failed={t('cv.failed')} size="sm">
        {(versions) => (
          <ul aria-label={t('cv.versions')}>
            {versions.map((cv) => {
              const when = format.dateTime(cv.createdAt);
              const notes = cv.error === null ? cv.warnings.map(({ message }) => message) : [cv.error.message];
              return (
                <li key={cv.id} className={styles.version}>
                  <button
                    type="button"
                    className={styles.name}
                    aria-pressed={cv.id === shownId}
                    aria-label={t('cv.show', { name: cv.fileName, when })}
                    onClick={() => onShow(cv.id)}
                  >
                    {cv.fileName}
                  </button>
                  <span className={styles.when}>{t('cv.version', { when })}</span>
                  <CvStateTag cv={cv} />
                  {cv.id === shownId && <span className="small muted">{t('cv.shown')}</span>}
                  {notes.map((note) => (
                    <p key={note} className={styles.note}>
                      {note}
                    </p>
                  ))}
                </li>
              );
            })}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
