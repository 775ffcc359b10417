import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { paths } from '#web/shared/paths.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import styles from './same-email.module.css';
import type { useMergeDialog } from './use-merge-dialog.tsx';

interface SameEmailProps {
  readonly candidate: Candidate;
  readonly other: NonNullable<Candidate['sameEmailAs']>;
  readonly onMerge: ReturnType<typeof useMergeDialog>['ask'];
}

/** On the page of somebody who may be here twice: who the other one is, and the way to make one of the two. */
export function SameEmail({ candidate, other, onMerge }: SameEmailProps) {
  const { t } = useTranslation('candidates');
  return (
    <Notice tone="warn" apart>
      <div className={styles.same}>
        <p>
          {t('sameEmail.text')}{' '}
          <Link className="link" to={paths.candidate(other.id)}>
            {other.name}
          </Link>
        </p>
        <Button size="sm" onClick={({ currentTarget }) => onMerge(candidate, other.id, currentTarget)}>
          {t('merge.ask')}
        </Button>
      </div>
    </Notice>
  );
}
