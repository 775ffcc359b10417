import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { focusHeading } from '#web/shared/ui/page/focus-heading.ts';
import { useRun } from '#web/features/runner/sync/run-context.ts';
import { QuotedCv } from './quoted-cv.tsx';
import styles from './cv-beside.module.css';

/** The minimum viewport width at which the CV fits beside the question. */
export const roomForCv = '(min-width: 1101px)';

interface CvBesideProps {
  readonly question: Question | undefined;
  readonly onClose: () => void;
  /** shown below the CV */
  readonly children: ReactNode;
}

/** Shows the CV in place of the question list; the question can still be read and scored, and notes taken. */
export function CvBeside({ question, onClose, children }: CvBesideProps) {
  const { t } = useTranslation(['runner', 'common']);
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const cvId = useRun(({ interview }) => interview.cvId);
  useFocusWithin(panel);
  return (
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (scrollKeys.has(event.key)) keepFromRunner(event);
      }}
    >
      <header className={styles.head}>
        <h2 id={titleId}>{t('cv.title')}</h2>
        <ActionIcon aria-label={t('common:action.close')} onClick={onClose}>
          <IconX />
        </ActionIcon>
      </header>
      {cvId === null ? <p>{t('cv.none')}</p> : <QuotedCv cvId={cvId} question={question} />}
      {children}
    </div>
  );
}

/** Keys that scroll the CV here; elsewhere in the runner they move between steps or pause. */
const scrollKeys = new Set(['ArrowUp', 'ArrowDown', ' ']);

function keepFromRunner(event: KeyboardEvent): void {
  event.nativeEvent.stopPropagation();
}

/** Focuses the panel so that the keys scroll it; restores the focus if it is in the panel on close. */
function useFocusWithin(panel: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const before = document.activeElement;
    const sheet = element?.querySelector<HTMLElement>('[data-autofocus]') ?? element;
    sheet?.focus({ preventScroll: true });
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
      else focusHeading();
    };
  }, [panel]);
}
