import { capitalised } from '#contracts/capitalised.ts';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Coverage } from '#contracts/interviewing/summary/interview-summary.ts';
import styles from './coverage-list.module.css';

/** How many questions of each competency were scored; a must-have without any is named in words. */
export function CoverageList({ coverage }: { readonly coverage: readonly Coverage[] }) {
  const { t } = useTranslation('summary');
  return (
    <section className={styles.section}>
      <h2>{t('coverage.title')}</h2>
      <ul>
        {coverage.map((one) => (
          <li key={one.competencyId}>
            <CoverageIcon coverage={one} />
            <span>
              {capitalised(one.name)} {one.mustHave && <span className="dim">{t('mustHave').toLocaleLowerCase()}</span>}
              {one.insufficientEvidence && <span className={styles.warn}>{t('coverage.insufficient')}</span>}
            </span>
            <span className="dim num">{t('coverage.of', { scored: one.scored, questions: one.questions })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CoverageIcon({ coverage }: { readonly coverage: Coverage }) {
  if (coverage.insufficientEvidence) return <IconAlertTriangle className={styles.warnIcon} aria-hidden />;
  if (coverage.scored < coverage.questions) return <IconCircleDashed className={styles.partIcon} aria-hidden />;
  return <IconCircleCheck className={styles.okIcon} aria-hidden />;
}
