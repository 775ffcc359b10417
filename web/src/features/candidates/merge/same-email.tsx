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
  readonly onMerge: ReturnType<typeof useMergeDialog>['ask'];
}

/** On the page of a candidate who may be a duplicate: lists the other records and offers to merge. */
export function SameEmail({ candidate, onMerge }: SameEmailProps) {
  const { t } = useTranslation('candidates');
  const others = candidate.sameEmailAs;
  const isOne = others.length === 1;
  return (
    <Notice tone="warn" apart>
      {!isOne && <p>{t('sameEmail.text')}</p>}
      {others.map(({ id, name }) => (
        <div key={id} className={styles.same}>
          <p>
            {isOne && `${t('sameEmail.text')} `}
            <Link className="link" to={paths.candidate(id)}>
              {name}
            </Link>
          </p>
          <Button size="sm" onClick={({ currentTarget }) => onMerge(candidate, id, currentTarget)}>
            {t('merge.ask')}
            {!isOne && <span className="visually-hidden"> {name}</span>}
          </Button>
        </div>
      ))}
    </Notice>
  );
}
