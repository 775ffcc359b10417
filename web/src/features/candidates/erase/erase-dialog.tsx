import { useMutation, useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Candidate, deleteCandidate } from '#contracts/hiring/candidates.ts';
import type { CandidateHoldings } from '#contracts/interviewing/candidate-holdings.ts';
import { holdingsQuery } from './holdings-query.ts';
import { refusalOf } from '#web/shared/api/api-error.ts';
import { call } from '#web/shared/api/api-client.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import styles from './erase-dialog.module.css';

interface EraseDialogProps {
  readonly candidate: Candidate;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onErased: () => Promise<void>;
  readonly returnTo: RefObject<HTMLElement | null>;
}

/** Lists everything that will be deleted with a candidate before deleting it. */
export function EraseDialog({ candidate, opened, onClose, onErased, returnTo }: EraseDialogProps) {
  const { t } = useTranslation(['candidates', 'common']);
  const { id: candidateId, name } = candidate;
  const holdings = useQuery({ ...holdingsQuery(candidateId), enabled: opened });
  // blocks a second click that comes before the button shows as busy
  const isSent = useRef(false);
  const erase = useMutation({
    mutationFn: () => call(deleteCandidate, { params: { candidateId } }).catch(unlessGone),
    onSuccess: onErased,
    onError: () => (isSent.current = false),
  });
  const shared = { opened, onClose, returnTo, title: t('erase.title', { name }) };
  if (holdings.isError) {
    return (
      <ConfirmDialog
        {...shared}
        onConfirm={() => void holdings.refetch()}
        confirm={t('common:action.retry')}
        busy={holdings.isFetching}
      >
        <FormFailure error={holdings.error} />
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      {...shared}
      onConfirm={() => {
        if (!isSent.current) erase.mutate();
        isSent.current = true;
      }}
      confirm={t('erase.action')}
      danger
      busy={holdings.isFetching || erase.isPending}
    >
      <p>{t('erase.goes')}</p>
      <ul className={styles.goes} aria-busy={holdings.isFetching}>
        <li>{t('erase.person')}</li>
        {holdings.data !== undefined && <Holdings {...holdings.data} />}
      </ul>
      {holdings.data !== undefined && holdings.data.running > 0 && (
        <Notice tone="warn" apart>
          {t('erase.running', { count: holdings.data.running })}
        </Notice>
      )}
      <p>{t('erase.forGood')}</p>
      <FormFailure error={erase.error} />
    </ConfirmDialog>
  );
}

function Holdings({ cvs, interviews, shareLinks }: CandidateHoldings) {
  const { t } = useTranslation('candidates');
  return (
    <>
      {cvs > 0 && <li>{t('erase.cvs', { count: cvs })}</li>}
      {interviews > 0 && <li>{t('erase.interviews', { count: interviews })}</li>}
      {shareLinks > 0 && <li>{t('erase.links', { count: shareLinks })}</li>}
    </>
  );
}

/** After a lost response, or a deletion in another tab: a candidate that no longer exists counts as deleted. */
function unlessGone(error: unknown): void {
  if (refusalOf(deleteCandidate, error)?.code !== 'hiring.candidate_not_found') throw error;
}
