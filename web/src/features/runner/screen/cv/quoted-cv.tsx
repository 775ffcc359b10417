import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CvText } from '#contracts/hiring/cvs.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { cvTextQuery } from '#web/entities/cv/api.ts';
import { cvParts } from '#web/entities/cv/text/cv-parts.ts';
import paper from '#web/entities/cv/text/cv-paper.module.css';
import { joinLines } from '#web/entities/cv/text/join-lines.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { CardsSkeleton, Pending } from '#web/shared/ui/page/page-skeletons.tsx';
import { scrollIntoSheet } from '#web/shared/scroll-into-sheet.ts';
import styles from './quoted-cv.module.css';

interface QuotedCvProps {
  readonly cvId: string;
  readonly question: Question | undefined;
}

/**
 * The CV that the plan is based on. Scrolls to the first line that the current question quotes, and again when the
 * question changes; only the sheet scrolls, not the page behind it.
 */
export function QuotedCv({ cvId, question }: QuotedCvProps) {
  const { t } = useTranslation('runner');
  const sheet = useRef<HTMLDivElement>(null);
  const text = useQuery(cvTextQuery(cvId));
  return (
    // a scroll container must be focusable for the keyboard to scroll it
    <div
      ref={sheet}
      className={classes(paper.sheet, styles.sheet)}
      tabIndex={0}
      role="region"
      aria-label={t('cv.text')}
      data-autofocus
    >
      {text.isError && <ErrorState title={t('cv.failed')} error={text.error} onRetry={() => void text.refetch()} />}
      <Pending pending={text.isPending} skeleton={<CardsSkeleton cards={2} />}>
        {text.data !== undefined && (
          <Pages key={question?.id} text={text.data} quotes={question?.evidence ?? []} sheet={sheet} />
        )}
      </Pending>
    </div>
  );
}

interface PagesProps {
  readonly text: CvText;
  readonly quotes: NonNullable<Question['evidence']>;
  readonly sheet: RefObject<HTMLElement | null>;
}

function Pages({ text, quotes, sheet }: PagesProps) {
  useEffect(() => {
    const line = sheet.current?.querySelector('mark');
    if (sheet.current !== null && line) scrollIntoSheet(sheet.current, line);
  }, [sheet]);
  return text.pages.map(({ number, visible }) => {
    const marks = quotes.filter(({ page }) => page === number);
    return (
      <p key={number} className={paper.page}>
        {cvParts(joinLines(visible), marks, undefined).map((part) =>
          part.kind === 'plain' ? part.text : <mark key={part.start}>{part.text}</mark>,
        )}
      </p>
    );
  });
}
