import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { Strip } from '#web/shared/ui/strip.tsx';
import { chooseCv } from '#web/features/candidates/choose-cv.ts';
import { OtherNameLine } from './other-name-line.tsx';
import styles from './other-name-strip.module.css';
import type { OtherName } from './use-other-name.ts';

interface OtherNameStripProps {
  readonly candidate: Candidate;
  readonly other: OtherName;
}

/** Asks on a candidate's page whose CV it is; once somebody says that it is right, whose name it has stays said. */
export function OtherNameStrip({ candidate, other: { name, isAccepted, accept } }: OtherNameStripProps) {
  const { t } = useTranslation('candidates');
  if (isAccepted) return <p className={styles.accepted}>{t('otherName.accepted', { name })}</p>;
  return (
    <Strip warns>
      <OtherNameLine
        candidate={candidate}
        name={name}
        onAccept={accept}
        main={
          <Button size="sm" variant="filled" onClick={chooseCv}>
            {t('otherName.another')}
          </Button>
        }
      />
    </Strip>
  );
}
