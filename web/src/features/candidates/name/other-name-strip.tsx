import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { Strip } from '#web/shared/ui/strip.tsx';
import { OtherNameLine } from './other-name-line.tsx';
import styles from './other-name-strip.module.css';
import type { OtherName } from './use-other-name.ts';

interface OtherNameStripProps {
  readonly candidate: Candidate;
  readonly other: OtherName;
}

/** Where a candidate's page takes another file. */
export const newerCvId = 'newer-cv';

/** Asks on a candidate's page whose CV it is; once somebody says that it is right, whose name it has stays said. */
export function OtherNameStrip({ candidate, other: { name, isAccepted, accept } }: OtherNameStripProps) {
  const { t } = useTranslation('candidates');
  if (isAccepted) return <p className={styles.accepted}>{t('otherName.accepted', { name })}</p>;
  return (
    <Strip warns>
      <OtherNameLine candidate={candidate} name={name} onAccept={accept}>
        <a className="link" href={`#${newerCvId}`}>
          {t('otherName.another')}
        </a>
      </OtherNameLine>
    </Strip>
  );
}
