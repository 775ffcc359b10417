import { Button } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { nameAsWritten } from '#contracts/hiring/name-as-written.ts';
import { cvTextQuery } from '#web/entities/cv/api.ts';
import { useUpdateCandidate } from '#web/features/candidates/api.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { notify } from '#web/shared/notify.ts';
import { readStored, writeStored } from '#web/shared/storage.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { otherNameAtHead } from './other-name-at-head.ts';
import styles from './other-name-notice.module.css';

interface OtherNameNoticeProps {
  readonly candidate: Candidate;
  /** of a CV that was read; null for none */
  readonly cvId: string | null;
  /** the way to another file, where it is not on the same page */
  readonly children?: ReactNode;
}

/**
 * A CV names somebody else: perhaps it is the wrong file, perhaps the name was mistyped, perhaps it is right. Whoever
 * says that it is right is not asked again on this device, as long as the candidate has that name; whose name the CV
 * has stays said.
 */
export function OtherNameNotice({ candidate, cvId, children }: OtherNameNoticeProps) {
  const { t } = useTranslation('candidates');
  const { name } = candidate;
  const text = useQuery({ ...cvTextQuery(cvId ?? ''), enabled: cvId !== null });
  const update = useUpdateCandidate(candidate);
  const key = `right-cv:${cvId ?? ''}`;
  const [accepted, accept] = useState<string>();
  const inCv = cvId !== null && text.data !== undefined ? otherNameAtHead(text.data, name) : undefined;
  if (inCv === undefined) return null;
  const own = nameAsWritten(inCv);
  if (accepted === name || readStored(key) === name) {
    return <p className={styles.accepted}>{t('otherName.accepted', { name: own })}</p>;
  }
  const take = (): void =>
    update.mutate(
      { name: own },
      {
        onSuccess: () => notify.success(t('identity.saved')),
        onError: (error) => notify.error(errorMessage(error)),
      },
    );
  const keep = (): void => {
    writeStored(key, name);
    accept(name);
  };
  return (
    <Notice tone="warn" apart icon={<IconUserQuestion aria-hidden />}>
      <p>{t('otherName.text', { name: own })}</p>
      <div className={styles.ways}>
        <Button size="sm" loading={update.isPending} onClick={take}>
          {t('otherName.take', { name: own })}
        </Button>
        {children}
        <Button size="sm" onClick={keep}>
          {t('otherName.right')}
        </Button>
      </div>
    </Notice>
  );
}
