import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { deleteSample } from '#contracts/hiring/sample.ts';
import { call } from '#web/shared/api/api-client.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { notify } from '#web/shared/notify.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import styles from './sample-note.module.css';

interface SampleNoteProps {
  /** path to go to once the sample has been deleted */
  readonly leaveTo: string;
}

/** On the pages of sample data: explains it and offers to delete all of it. */
export function SampleNote({ leaveTo }: SampleNoteProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => call(deleteSample),
    onSuccess: async () => {
      await navigate(leaveTo);
      notify.success(t('sample.removed'));
      for (const kind of ['position', 'candidate', 'interview', 'subscription'])
        void client.invalidateQueries({ queryKey: [kind] });
    },
    onError: notifyError,
  });
  return (
    <Notice tone="info" apart>
      <div className={styles.note}>
        <span>{t('sample.note')}</span>
        <Button size="sm" loading={remove.isPending} onClick={() => remove.mutate()}>
          {t('sample.remove')}
        </Button>
      </div>
    </Notice>
  );
}
