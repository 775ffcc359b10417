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
  /** at the head of the CV */
  readonly name: string;
  readonly onAccept: () => void;
  /** the way to another file */
  readonly children: ReactNode;
}

/** Before a plan is made from a CV that names somebody else: perhaps it is the wrong file, perhaps the name was mistyped, perhaps it is right. */
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
