import { Button } from '@mantine/core';
import { IconAlertCircle, IconArrowBackUp, IconPencil, IconPlayerStop, IconSparkles } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { isWorthCiting } from '#contracts/interviewing/run/score-suggestion.ts';
import { type SummaryText, textOf, withDraft } from '#web/features/summary/recommendation/summary-text.ts';
import type { SummaryEditor } from '#web/features/summary/recommendation/use-summary-editor.ts';
import { useUser } from '#web/shared/api/session.ts';
import { useConfig } from '#web/shared/config/api.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import styles from './draft-from-notes.module.css';
import { useSummaryDraft } from './use-summary-draft.ts';

interface DraftFromNotesProps {
  readonly run: Run;
  readonly edit: SummaryEditor['edit'];
}

/** Appends a model's draft, based on the notes, to the fields of a summary; can be undone. */
export function DraftFromNotes({ run, edit }: DraftFromNotesProps) {
  const { t } = useTranslation('summary');
  const config = useConfig();
  const { aiEnabled } = useUser();
  const [before, setBefore] = useState<SummaryText>();
  const status = useRef<HTMLDivElement>(null);
  const { isAsking, failure, ask, stop } = useSummaryDraft(run.interviewId, (draft) => {
    edit((now) => {
      setBefore(now);
      return withDraft(now, draft);
    });
    status.current?.focus();
  });
  const isPossible = config?.ai === 'model' && aiEnabled && run.answers.some(({ notes }) => isWorthCiting(notes));
  if (!isPossible) return null;
  const takeBack = () => {
    if (before !== undefined) edit(textOf(before));
    setBefore(undefined);
  };
  return (
    <div className={styles.draft}>
      <div ref={status} role="status" tabIndex={-1} className={styles.status}>
        {isAsking && <p className="small muted">{t('draft.asking')}</p>}
        {!isAsking && before !== undefined && (
          <p className={styles.label}>
            <IconPencil aria-hidden />
            {t('draft.ready')}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          size="sm"
          variant="subtle"
          leftSection={isAsking ? <IconPlayerStop aria-hidden /> : <IconSparkles aria-hidden />}
          onClick={isAsking ? stop : ask}
        >
          {t(isAsking ? 'draft.stop' : before === undefined ? 'draft.ask' : 'draft.again')}
        </Button>
        {!isAsking && before !== undefined && (
          <Button size="sm" variant="subtle" leftSection={<IconArrowBackUp aria-hidden />} onClick={takeBack}>
            {t('draft.undo')}
          </Button>
        )}
      </div>
      {failure !== undefined && (
        <Notice tone="danger" role="alert" icon={<IconAlertCircle aria-hidden />}>
          {failure}
        </Notice>
      )}
    </div>
  );
}
