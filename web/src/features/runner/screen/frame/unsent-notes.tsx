import { Button } from '@mantine/core';
import { IconCopy, IconDeviceFloppy } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { partOf } from '#contracts/interviewing/run/run-rules.ts';
import { runQuery } from '#web/entities/interview/api.ts';
import { notify } from '#web/shared/notify.ts';
import { useUser } from '#web/shared/api/session.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { changeText } from '#web/features/runner/screen/change-text.ts';
import { unsentChanges } from '#web/features/runner/sync/operation-log.ts';
import { discardRun } from '#web/features/runner/sync/run-device.ts';
import { type UnsentWork, unsentQuery } from '#web/features/runner/sync/unsent-query.ts';
import styles from './unsent-notes.module.css';

interface UnsentNotesProps {
  readonly interview: Interview;
  readonly work: UnsentWork;
}

/** Statuses in which the run still exists on the server; undoing the start deletes it. */
const readable: readonly Interview['status'][] = ['completed', 'cancelled'];

/** Changes to an interview that has ended, which this device never sent: the user can copy or discard them. */
export function UnsentNotes({ interview, work }: UnsentNotesProps) {
  const { t } = useTranslation(['runner', 'common']);
  const client = useQueryClient();
  const user = useUser();
  const [confirming, setConfirming] = useState(false);
  // a change whose response was lost may have arrived all the same: then it is not unsent
  const run = useQuery({ ...runQuery(interview.id), enabled: readable.includes(interview.status) });
  const changes = unsentChanges(work.log, run.data && [...run.data.answers, ...run.data.partNotes]);
  if (run.isLoading || changes.length === 0) return null;

  const lines = changes.map(({ questionId, mine }) => {
    const question = work.plan?.questions.find(({ id }) => id === questionId);
    const field = t(`unsent.field.${mine.kind}`);
    const part = partOf(questionId);
    const partLabel = part === undefined ? field : t('unsent.partLine', { part: t(`part.${part}`), field });
    return {
      key: `${questionId}.${mine.kind}`,
      order: question?.order ?? 0,
      label: question === undefined ? partLabel : t('unsent.line', { number: question.order, field }),
      question: question?.text,
      value: changeText(t, mine),
    };
  });
  lines.sort((one, other) => one.order - other.order);
  const copy = async (): Promise<void> => {
    const text = lines.map(({ label, question = '', value }) => `${label}\n${question}\n${value}`).join('\n\n');
    try {
      await navigator.clipboard.writeText(text);
      notify.success(t('common:state.copied'));
    } catch {
      notify.error(t('common:error.notCopied'));
    }
  };
  const discard = async (): Promise<void> => {
    await discardRun(user.id, interview.id);
    await client.invalidateQueries({ queryKey: unsentQuery(user.id, interview).queryKey });
  };
  return (
    <aside className={styles.unsent} aria-labelledby="unsent-notes">
      <h2 id="unsent-notes">
        <IconDeviceFloppy aria-hidden />
        {t('unsent.title')}
      </h2>
      <p className="muted">{t('unsent.text')}</p>
      <dl className={styles.lines}>
        {lines.map(({ key, label, question, value }) => (
          <div key={key}>
            <dt title={question}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button size="sm" leftSection={<IconCopy aria-hidden />} onClick={() => void copy()}>
          {t('unsent.copy')}
        </Button>
        <Button size="sm" variant="subtle" onClick={() => setConfirming(true)}>
          {t('unsent.discard')}
        </Button>
      </div>
      <ConfirmDialog
        opened={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => void discard()}
        title={t('unsent.discardTitle')}
        confirm={t('unsent.discard')}
        danger
      >
        {t('unsent.discardText')}
      </ConfirmDialog>
    </aside>
  );
}
