import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CvText } from '#contracts/hiring/cvs.ts';
import { cvTextQuery } from '#web/entities/cv/api.ts';
import { cvBlocks, marksIn } from '#web/entities/cv/text/cv-blocks.ts';
import { type CvMark, cvParts } from '#web/entities/cv/text/cv-parts.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { CardsSkeleton, Pending } from '#web/shared/ui/page/page-skeletons.tsx';
import { Highlight } from '#web/shared/ui/quote.tsx';
import styles from './cv-document.module.css';

/** The text of a CV as a person sees it, with what was read from it highlighted; what was hidden is shown apart. */
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
            {(text.data.profile?.roles.length ?? 0) > 0 && (
              <p className={styles.legend}>
                <Highlight>{t('cv.marked')}</Highlight> {t('cv.markedWhy')}
              </p>
            )}
            <Sheets text={text.data} />
          </>
        )}
      </Pending>
    </>
  );
}

/** The pages, folded where they are long and the rest of the screen comes after them. */
function Sheets({ text }: { readonly text: CvText }) {
  const { t } = useTranslation('candidates');
  const [whole, setWhole] = useState(false);
  // In one column the rest of the page comes after it; in two it stands beside it.
  const isInTheWay = useMediaQuery('(max-width: 1100px)', false, { getInitialValueInEffect: false });
  const isLong = isInTheWay && text.pages.reduce((length, { visible }) => length + visible.length, 0) > 900;
  return (
    <>
      <div className={styles.sheets} data-folded={isLong && !whole}>
        {text.pages.map((page) => (
          <section key={page.number} className={styles.sheet} aria-label={t('cv.page', { number: page.number })}>
            <p className={styles.number} aria-hidden>
              {page.number}
            </p>
            {cvBlocks(page.visible).map((block) => (
              <p key={block.start} className={styles[block.kind]}>
                {cvParts(block.text, marksIn(block, rolesOn(text, page.number)), undefined).map((part) =>
                  part.kind === 'plain' ? part.text : <Highlight key={part.start}>{part.text}</Highlight>,
                )}
              </p>
            ))}
          </section>
        ))}
      </div>
      {isLong && (
        <Button size="sm" mb="md" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('cv.fold') : t('cv.whole', { count: text.pages.length })}
        </Button>
      )}
    </>
  );
}

/** Roles of the profile: the lines a plan leans on most. */
function rolesOn(text: CvText, page: number): readonly CvMark[] {
  return text.profile?.roles.filter((role) => role.page === page) ?? [];
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
