import { Button } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import styles from './other-name-notice.module.css';
import { useNameAnswers } from './use-name-answers.ts';
import { useOtherName } from './use-other-name.ts';

interface OtherNameNoticeProps {
  readonly candidate: Candidate;
  /** of a CV that was read; null for none */
  readonly cvId: string | null;
  /** somebody says that it is the right CV */
  readonly onAccept?: () => void;
  /** the way to another file, where it is not on the same page */
  readonly children?: ReactNode;
}

/**
 * A CV names somebody else: perhaps it is the wrong file, perhaps the name was mistyped, perhaps it is right. Once
 * somebody says that it is right, whose name it has stays said.
 */
export function OtherNameNotice({ candidate, cvId, onAccept, children }: OtherNameNoticeProps) {
  const { t } = useTranslation('candidates');
  const other = useOtherName(candidate.name, cvId);
  const { take, isTaking } = useNameAnswers(candidate);
  if (other === undefined) return null;
  const { name, accept } = other;
  if (other.isAccepted) return <p className={styles.accepted}>{t('otherName.accepted', { name })}</p>;
  const keep = (): void => {
    accept();
    onAccept?.();
  };
  // Where another file can be added on the same page, one line that asks is enough.
  const isStrip = children === undefined;
  return (
    <Notice
      tone="warn"
      apart
      icon={<IconUserQuestion aria-hidden />}
      className={classes(styles.notice, isStrip && styles.strip)}
    >
      <p>{t(isStrip ? 'otherName.brief' : 'otherName.text', { name })}</p>
      <div className={styles.ways}>
        {children}
        <Button size="sm" variant="subtle" onClick={keep}>
          {t('otherName.right')}
        </Button>
        <Button size="sm" variant="subtle" loading={isTaking} onClick={() => take(name)}>
          {isStrip ? t('otherName.rename') : t('otherName.take', { name })}
        </Button>
      </div>
    </Notice>
  );
}
