import { Textarea } from '@mantine/core';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { limits } from '#contracts/limits.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { useTooLong } from '#web/shared/forms/use-too-long.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { notify } from '#web/shared/notify.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { useUpdateCandidate } from '#web/features/candidates/api.ts';
import styles from './hold-dialog.module.css';

/** What to do with a hold. */
export type HoldAct = 'put' | 'change' | 'lift';

interface HoldDialogProps {
  readonly candidate: Candidate;
  readonly act: HoldAct;
  readonly opened: boolean;
  /** the user asked for deletion, which the hold prevents until it is lifted */
  readonly isInTheWay: boolean;
  readonly onClose: () => void;
  readonly returnTo: RefObject<HTMLElement | null>;
}

/** The remaining characters are shown once there are this few. */
const countedFrom = 50;

const said = { put: 'hold.done', change: 'hold.changed', lift: 'hold.lifted' } as const;

/** Puts a candidate on hold, changes the reason, or lifts the hold; the consequences are stated above the button. */
export function HoldDialog({ candidate, act, opened, isInTheWay, onClose, returnTo }: HoldDialogProps) {
  const { t } = useTranslation('candidates');
  const { name, legalHold } = candidate;
  const [typed, setTyped] = useState<string>();
  const reason = typed ?? legalHold?.reason ?? '';
  const given = reason.trim();
  const tooLong = useTooLong()(reason, limits.holdReason);
  const left = limits.holdReason - given.length;
  const field = useRef<HTMLTextAreaElement>(null);
  const update = useUpdateCandidate(candidate);
  const change = (): void => {
    if (act !== 'lift' && tooLong !== null) {
      field.current?.focus();
      return;
    }
    update.mutate(
      { legalHold: act === 'lift' ? null : { reason: given === '' ? null : given } },
      {
        onSuccess: () => {
          onClose();
          setTyped(undefined);
          notify.success(t(said[act], { name }));
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
      title={t(`hold.${act}.title`, { name })}
      confirm={t(`hold.${act}.action`)}
      busy={update.isPending}
    >
      <div className={styles.asked}>
        {act === 'lift' ? (
          <Lifting candidate={candidate}>
            {isInTheWay && `${t('hold.inTheWay')} `}
            {t('hold.lift.means')}
          </Lifting>
        ) : (
          <>
            <p>{t('hold.means')}</p>
            <Textarea
              ref={field}
              label={t('hold.reason')}
              description={t('hold.optional', { max: limits.holdReason })}
              autosize
              minRows={2}
              error={tooLong}
              value={reason}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            {left >= 0 && left <= countedFrom && <p className="small muted">{t('hold.left', { count: left })}</p>}
          </>
        )}
        <FormFailure error={update.error} />
      </div>
    </ConfirmDialog>
  );
}

interface LiftingProps {
  readonly candidate: Candidate;
  /** what lifting does */
  readonly children: ReactNode;
}

/** Why the candidate is on hold, and what happens without it. */
function Lifting({ candidate: { legalHold, keptUntil }, children }: LiftingProps) {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  if (legalHold === null) return null;
  const isDue = keptUntil !== null && Date.parse(keptUntil) <= Date.now();
  return (
    <>
      <dl className={styles.hold}>
        <dt>{t('hold.lift.since')}</dt>
        <dd>{format.date(legalHold.since)}</dd>
        {legalHold.reason !== null && (
          <>
            <dt>{t('hold.reason')}</dt>
            <dd>{legalHold.reason}</dd>
          </>
        )}
      </dl>
      <p>{children}</p>
      {keptUntil !== null && (
        <p>{isDue ? t('hold.lift.due') : t('hold.lift.later', { date: format.date(keptUntil) })}</p>
      )}
    </>
  );
}
