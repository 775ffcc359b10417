import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CvText } from '#contracts/hiring.ts';
import { cvTextQuery } from '#web/shared/cv/api.ts';
import { ErrorState } from '#web/shared/ui/error-state.tsx';
import { CardsSkeleton, Pending } from '#web/shared/ui/page-skeletons.tsx';
import { Highlight } from '#web/shared/ui/quote.tsx';
import styles from './cv-document.module.css';

/** The text of a CV as a person sees it, with what was read from it highlighted; what was hidden stands apart. */
export function CvDocument({ cvId }: { readonly cvId: string }) {
  const { t } = useTranslation('candidates');
  const text = useQuery(cvTextQuery(cvId));
  return (
    <>
      {text.isError && <ErrorState title={t('cv.failed')} error={text.error} onRetry={() => void text.refetch()} />}
      <Pending pending={text.isPending} skeleton={<CardsSkeleton cards={2} />}>
        {text.data !== undefined && (
          <>
            <HiddenText hidden={text.data.hidden} />
            {text.data.pages.map((page) => (
              <section key={page.number} className={styles.sheet} aria-label={t('cv.page', { number: page.number })}>
                <p className={styles.number} aria-hidden>
                  {page.number}
                </p>
                <div className={styles.text}>{highlighted(page.visible, marksOf(text.data, page.number))}</div>
              </section>
            ))}
          </>
        )}
      </Pending>
    </>
  );
}

interface Mark {
  readonly start: number;
  readonly end: number;
}

/** Roles of the profile: the lines a plan leans on most. */
function marksOf(text: CvText, page: number): readonly Mark[] {
  const roles = text.profile?.roles.filter((role) => role.page === page) ?? [];
  return roles.map(({ start, end }) => ({ start, end })).toSorted((a, b) => a.start - b.start);
}

function highlighted(text: string, marks: readonly Mark[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    if (start < at) continue;
    parts.push(text.slice(at, start), <Highlight key={start}>{text.slice(start, end)}</Highlight>);
    at = end;
  }
  return [...parts, text.slice(at)];
}

function HiddenText({ hidden }: { readonly hidden: CvText['hidden'] }) {
  const { t } = useTranslation('candidates');
  if (hidden.characters === 0 && !hidden.instructions) return <p className={styles.clean}>{t('hidden.none')}</p>;
  return (
    <section className={styles.hidden}>
      <h3>{t('hidden.title', { count: hidden.characters })}</h3>
      <p>{t('hidden.text')}</p>
      <ul>
        {hidden.samples.map((sample, index) => (
          <li key={index}>
            <q>{sample.text}</q>
            <span className="small muted">
              {t('hidden.where', {
                page: sample.page,
                reason: t(`hidden.reason.${sample.reason}`, { defaultValue: sample.reason }),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
