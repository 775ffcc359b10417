import { IconCheck, IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CalibrationExample, CalibrationFinding } from '#contracts/interviewing/calibration.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import styles from './calibration.module.css';
import { useFindingText } from './use-finding-text.ts';

/** Each finding as a sentence with its numbers, a recommendation, and links to examples. */
export function FindingList({ findings }: { readonly findings: readonly CalibrationFinding[] }) {
  const { t } = useTranslation('calibration');
  const tell = useFindingText();
  if (findings.length === 0) {
    return (
      <p className={styles.nothing}>
        <IconCheck aria-hidden />
        {t('nothing')}
      </p>
    );
  }
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <li key={finding.kind}>
          <IconEye aria-hidden />
          <div>
            <b>{tell(finding)}</b>
            <p>{t(`advice.${finding.kind}`)}</p>
            {'examples' in finding && <Examples examples={finding.examples} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Examples({ examples }: { readonly examples: readonly CalibrationExample[] }) {
  const { t } = useTranslation('calibration');
  const format = useFormat();
  return (
    <ul className={styles.examples} aria-label={t('examples')}>
      {examples.map(({ id, at, position }) => (
        <li key={id}>
          <Link to={paths.interview(id)}>
            {format.shortDate(at)}, {position}
          </Link>
        </li>
      ))}
    </ul>
  );
}
