import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFlag, IconFlagFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';
import { Kbd } from '#web/shared/ui/keys/kbd.tsx';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import type { RunDialog } from '#web/features/runner/screen/run-dialog.ts';
import { AnswerHelp } from './answer-help.tsx';
import { FollowUps, lowScreen } from './follow-ups.tsx';
import { QuotedLines } from './quoted-lines.tsx';
import { NotesAside } from './notes-aside.tsx';
import { useAnswer, useRun, useRunActions } from '#web/features/runner/sync/run-context.ts';
import styles from './notes-panel.module.css';

/** Notes, the CV quotes that this question is based on, and its red flags. */
export function NotesPanel({
  question,
  plan,
  open,
}: {
  readonly question: Question;
  readonly plan: Plan;
  readonly open: (dialog: RunDialog) => void;
}) {
  const { t } = useTranslation('runner');
  const isPhone = useIsPhone();
  const isLow = useMediaQuery(lowScreen, false, { getInitialValueInEffect: false });
  return (
    <NotesAside questionId={question.id} above={isLow && <FollowUps question={question} plan={plan} />}>
      {/* on a phone the notes are far below, so the quotes are shown with the question */}
      {question.evidence !== undefined && !isPhone && (
        <section className={styles.quotes}>
          <header className={styles.quotesHead}>
            <h3 className="label">{t('notes.inCv')}</h3>
            <Button size="sm" variant="subtle" rightSection={<Kbd>V</Kbd>} onClick={() => open('cv')}>
              {t('notes.showCv')}
            </Button>
          </header>
          <QuotedLines evidence={question.evidence} />
        </section>
      )}
      <RedFlag question={question} />
      <AnswerHelp question={question} />
    </NotesAside>
  );
}

function RedFlag({ question }: { readonly question: Question }) {
  const { t } = useTranslation('runner');
  const store = useRunActions();
  const answer = useAnswer(question.id);
  const readOnly = useRun((view) => view.readOnly);
  const marked = answer?.redFlagSeen === true;
  const hasNote = (answer?.notes ?? '').trim() !== '';
  const texts = question.redFlags.map(({ text }) => text);
  return (
    <button
      type="button"
      className={styles.flag}
      aria-pressed={marked}
      disabled={readOnly}
      onClick={() => store.change(question.id, { kind: 'flag', value: !marked })}
    >
      {marked ? <IconFlagFilled aria-hidden /> : <IconFlag aria-hidden />}
      <span className={styles.flagText}>
        {texts.length === 0 ? (
          <span>{t('flag.any')}</span>
        ) : (
          texts.map((text) => <span key={text}>{t('flag.title', { text })}</span>)
        )}
        <small>{marked ? t(hasNote ? 'flag.marked' : 'flag.markedNoNote') : t('flag.notMarked')}</small>
      </span>
      <Kbd>F</Kbd>
    </button>
  );
}
