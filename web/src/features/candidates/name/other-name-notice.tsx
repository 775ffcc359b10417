import { Button } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { cvTextQuery } from '#web/entities/cv/api.ts';
import { useUpdateCandidate } from '#web/features/candidates/api.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { notify } from '#web/shared/notify.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { otherNameAtHead } from './other-name-at-head.ts';
import styles from './other-name-notice.module.css';

/** The newest CV names somebody else: perhaps it is the wrong file, perhaps the name was mistyped. */
export function OtherNameNotice({ candidate }: { readonly candidate: Candidate }) {
  const { t } = useTranslation('candidates');
  const { cv, name } = candidate;
  const text = useQuery({ ...cvTextQuery(cv?.id ?? ''), enabled: cv?.state === 'ready' });
  const update = useUpdateCandidate(candidate);
  const inCv = cv?.state === 'ready' && text.data !== undefined ? otherNameAtHead(text.data, name) : undefined;
  if (inCv === undefined) return null;
  const take = (): void =>
    update.mutate(
      { name: inCv },
      {
        onSuccess: () => notify.success(t('identity.saved')),
        onError: (error) => notify.error(errorMessage(error)),
      },
    );
  return (
    <Notice tone="info" apart icon={<IconUserQuestion aria-hidden />}>
      <p>{t('otherName.text', { name: inCv })}</p>
      <Button size="sm" className={styles.act} loading={update.isPending} onClick={take}>
        {t('otherName.take', { name: inCv })}
      </Button>
    </Notice>
  );
}
