import { Textarea } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { limits } from '#contracts/limits.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import { notify } from '#web/shared/notify.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { useUpdateCandidate } from '#web/features/candidates/api.ts';
import styles from './hold-dialog.module.css';

interface HoldDialogProps {
  readonly candidate: Candidate;
  readonly opened: boolean;
  /** deletion was asked for, which the hold forbids */
  readonly isInTheWay: boolean;
  readonly onClose: () => void;
  readonly returnTo: RefObject<HTMLElement | null>;
}

/** Puts a candidate on hold, or takes them off it: what follows stands above the button that does it. */
export function HoldDialog(props: HoldDialogProps) {
  const { candidate, opened, isInTheWay, onClose, returnTo } = props;
  const { t } = useTranslation('candidates');
  const { name, legalHold } = candidate;
  const [reason, setReason] = useState('');
  const update = useUpdateCandidate(candidate);
  const isHeld = legalHold !== null;
  const change = (): void => {
    const given = reason.trim();
    update.mutate(
      { legalHold: isHeld ? null : { reason: given === '' ? null : given } },
      {
        onSuccess: () => {
          onClose();
          setReason('');
          notify.success(t(isHeld ? 'hold.lifted' : 'hold.done', { name }));
        },
      },
    );
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={() => {
        update.reset();
        onClose();
      }}
      onConfirm={change}
      returnTo={returnTo}
      title={t(isHeld ? 'hold.lift.title' : 'hold.put.title', { name })}
      confirm={t(isHeld ? 'hold.lift.action' : 'hold.put.action')}
      busy={update.isPending}
    >
      <div className={styles.asked}>
        <p>{t(isInTheWay ? 'hold.inTheWay' : 'hold.means')}</p>
        {isHeld ? (
          <Lifting candidate={candidate} />
        ) : (
          <Textarea
            label={t('hold.reason')}
            description={t('hold.optional')}
            autosize
            minRows={2}
            maxLength={limits.holdReason}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        <FormFailure error={update.error} />
      </div>
    </ConfirmDialog>
  );
}

/** Why they are on hold, and what becomes of them without it. */
function Lifting({ candidate: { legalHold, keptUntil } }: { readonly candidate: Candidate }) {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  if (legalHold === null) return null;
  const isDue = keptUntil !== null && Date.parse(keptUntil) <= Date.now();
  return (
    <>
      <p>{t('hold.since', { date: format.date(legalHold.since) })}</p>
      {legalHold.reason !== null && <p>{legalHold.reason}</p>}
      {keptUntil !== null && (
        <p>{isDue ? t('hold.lift.due') : t('hold.lift.later', { date: format.date(keptUntil) })}</p>
      )}
    </>
  );
}
