import { Button } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import styles from './other-name-notice.module.css';
import { useNameAnswers } from './use-name-answers.ts';

interface OtherNameNoticeProps {
  readonly candidate: Candidate;
  /** the name in the CV */
  readonly name: string;
  readonly onAccept: () => void;
  /** button for uploading another file */
  readonly children: ReactNode;
}

/**
 * Shown before a plan is made from a CV with another name: it may be the wrong file, the name may be misspelt, or both
 * may be right.
 */
export function OtherNameNotice({ candidate, name, onAccept, children }: OtherNameNoticeProps) {
  const { t } = useTranslation('candidates');
  const { take, isTaking } = useNameAnswers(candidate);
  return (
    <Notice tone="warn" apart icon={<IconUserQuestion aria-hidden />}>
      <p>
        {t('otherName.text', { name: candidate.name, other: name })} {t('otherName.question')}
      </p>
      <div className={styles.ways}>
        {children}
        <Button size="sm" variant="subtle" onClick={onAccept}>
          {t('otherName.same', { name: candidate.name })}
        </Button>
        <Button size="sm" variant="subtle" loading={isTaking} onClick={() => take(name)}>
          {t('otherName.take', { other: name })}
        </Button>
      </div>
    </Notice>
  );
}
