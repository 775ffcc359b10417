import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CvText } from '#contracts/hiring/cvs.ts';
import type { Question } from '#contracts/interviewing/plan.ts';
import { cvTextQuery } from '#web/entities/cv/api.ts';
import { cvParts } from '#web/entities/cv/text/cv-parts.ts';
import { joinLines } from '#web/entities/cv/text/join-lines.ts';
import { useRun } from '#web/features/runner/sync/run-context.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { CardsSkeleton, Pending } from '#web/shared/ui/page/page-skeletons.tsx';
import { scrollIntoSheet } from '#web/shared/scroll-into-sheet.ts';
import styles from './cv-dialog.module.css';

interface CvDialogProps {
  readonly question: Question | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The CV that the plan was made from, at the line that the question quotes. */
export function CvDialog({ question, opened, onClose }: CvDialogProps) {
  const { t } = useTranslation(['runner', 'common']);
  const cvId = useRun(({ interview }) => interview.cvId);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="xl"
      title={t('cv.title')}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      {cvId === null ? <p>{t('cv.none')}</p> : <QuotedCv cvId={cvId} question={question} />}
    </Modal>
  );
}

function QuotedCv({ cvId, question }: { readonly cvId: string; readonly question: Question | undefined }) {
  const { t } = useTranslation('runner');
  const text = useQuery(cvTextQuery(cvId));
  return (
    <>
      {text.isError && <ErrorState title={t('cv.failed')} error={text.error} onRetry={() => void text.refetch()} />}
      <Pending pending={text.isPending} skeleton={<CardsSkeleton cards={2} />}>
        {text.data !== undefined && <Pages text={text.data} question={question} />}
      </Pending>
    </>
  );
}

/** The first quote is brought to where it is read; the dialog scrolls, not the interview behind it. */
function Pages({ text, question }: { readonly text: CvText; readonly question: Question | undefined }) {
  const { t } = useTranslation('runner');
  const quotes = question?.evidence ?? [];
  const showFirst = (sheet: HTMLElement | null): void => {
    const line = sheet?.querySelector('mark');
    if (sheet !== null && line) scrollIntoSheet(sheet, line);
  };
  return (
    // a scroll container must be focusable, or the keyboard cannot scroll it
    <div ref={showFirst} className={styles.sheet} tabIndex={0} role="region" aria-label={t('cv.text')} data-autofocus>
      {text.pages.map(({ number, visible }) => {
        const marks = quotes.filter(({ page }) => page === number);
        return (
          <p key={number} className={styles.page}>
            {cvParts(joinLines(visible), marks, undefined).map((part) =>
              part.kind === 'plain' ? part.text : <mark key={part.start}>{part.text}</mark>,
            )}
          </p>
        );
      })}
    </div>
  );
}
