import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { CvText } from '#contracts/hiring/cvs.ts';
import type { Evidence } from '#contracts/interviewing/plan/plan.ts';
import { cvTextQuery } from '#web/entities/cv/api.ts';
import { cvBlocks, marksIn } from '#web/entities/cv/text/cv-blocks.ts';
import { type CvMark, cvParts } from '#web/entities/cv/text/cv-parts.ts';
import { lineOf } from '#web/entities/cv/text/line-of.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { CardsSkeleton, Pending } from '#web/shared/ui/page/page-skeletons.tsx';
import { Highlight } from '#web/shared/ui/quote.tsx';
import { requirementsQuery } from './api.ts';
import styles from './cv-document.module.css';

type Place = Pick<Evidence, 'page' | 'start' | 'end'>;

interface CvDocumentProps {
  readonly cvId: string;
  /** the candidate whose requirements quote this CV on the same page; undefined while they are withheld */
  readonly quotedFor: string | undefined;
}

/**
 * The text of a CV, with the lines that this page quotes highlighted, each with its number; hidden text is shown
 * separately.
 */
export function CvDocument({ cvId, quotedFor }: CvDocumentProps) {
  const { t } = useTranslation('candidates');
  const text = useQuery(cvTextQuery(cvId));
  // Highlights mean "this candidate's CV says so": none are shown until it is clear whose CV it is.
  const { data: positions = [] } = useQuery({
    ...requirementsQuery(quotedFor ?? ''),
    enabled: quotedFor !== undefined,
  });
  const quoted = positions
    .flatMap(({ requirements }) => requirements.flatMap(({ shown, partly }) => shown ?? partly ?? []))
    .filter((evidence) => evidence.cvId === cvId);
  return (
    <>
      {text.isError && <ErrorState title={t('cv.failed')} error={text.error} onRetry={() => void text.refetch()} />}
      <Pending pending={text.isPending} skeleton={<CardsSkeleton cards={2} />}>
        {text.data !== undefined && (
          <>
            <HiddenText hidden={text.data.hidden} />
            {quoted.length > 0 && (
              <p className={styles.legend}>
                <Trans t={t} i18nKey="cv.legend" components={{ marked: <Highlight>{null}</Highlight> }} />
              </p>
            )}
            <Sheets text={text.data} marked={quoted} />
          </>
        )}
      </Pending>
    </>
  );
}

interface SheetsProps {
  readonly text: CvText;
  /** the quotes of the requirements */
  readonly marked: readonly Place[];
}

/** The pages, collapsed if they are long and the rest of the screen is below them. */
function Sheets({ text, marked }: SheetsProps) {
  const { t } = useTranslation('candidates');
  const [whole, setWhole] = useState(false);
  // In one column the rest of the page is below; in two columns it is beside them.
  const isInTheWay = useMediaQuery('(max-width: 1100px)', false, { getInitialValueInEffect: false });
  const isLong = isInTheWay && text.pages.reduce((length, { visible }) => length + visible.length, 0) > 900;
  return (
    <>
      <div className={styles.sheets} data-folded={isLong && !whole}>
        {text.pages.map((page) => (
          <Sheet key={page.number} page={page} marks={marksOn(page, marked)} />
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

interface SheetProps {
  readonly page: CvText['pages'][number];
  readonly marks: readonly CvMark[];
}

function Sheet({ page, marks }: SheetProps) {
  const { t } = useTranslation('candidates');
  return (
    <section className={styles.sheet} aria-label={t('cv.page', { number: page.number })}>
      <p className={styles.number} aria-hidden>
        {page.number}
      </p>
      {cvBlocks(page.visible).map((block) => (
        <p key={block.start} className={styles[block.kind]}>
          {cvParts(block.text, marksIn(block, marks), undefined).map((part) =>
            part.kind === 'plain' ? (
              part.text
            ) : (
              <Fragment key={part.start}>
                {part.numbers.length > 0 && (
                  <span className={styles.line} aria-hidden>
                    {part.numbers.join(' ')}
                  </span>
                )}
                <Highlight>{part.text}</Highlight>
              </Fragment>
            ),
          )}
        </p>
      ))}
    </section>
  );
}

/** Each with its line number, as used in quotes. */
function marksOn({ number, visible }: CvText['pages'][number], marked: readonly Place[]): readonly CvMark[] {
  return marked
    .filter(({ page }) => page === number)
    .map(({ start, end }) => ({ start, end, number: lineOf(visible, start) }));
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
