import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { Strip } from '#web/shared/ui/strip.tsx';
import { OtherNameLine } from './other-name-line.tsx';
import styles from './other-name-strip.module.css';
import { useOtherName } from './use-other-name.ts';

interface OtherNameStripProps {
  readonly candidate: Candidate;
  /** of a CV that was read; null for none */
  readonly cvId: string | null;
}

/** Where a candidate's page takes another file. */
export const newerCvId = 'newer-cv';

/** Asks on a candidate's page whose CV it is; once somebody says that it is right, whose name it has stays said. */
export function OtherNameStrip({ candidate, cvId }: OtherNameStripProps) {
  const { t } = useTranslation('candidates');
  const other = useOtherName(candidate.name, cvId);
  if (other === undefined) return null;
  const { name, isAccepted, accept } = other;
  if (isAccepted) return <p className={styles.accepted}>{t('otherName.accepted', { name })}</p>;
  return (
    <Strip warns>
      <OtherNameLine candidate={candidate} name={name} onAccept={accept} variant="subtle">
        <a className="link" href={`#${newerCvId}`}>
          {t('otherName.another')}
        </a>
      </OtherNameLine>
    </Strip>
  );
}
