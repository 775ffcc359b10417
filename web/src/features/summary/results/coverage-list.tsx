import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { Coverage } from '#contracts/interviewing/summary/interview-summary.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import styles from './coverage-list.module.css';

/** How many questions of each competency were scored: the basis of the recommendation, and where it is thin. */
export function CoverageList({ coverage }: { readonly coverage: readonly Coverage[] }) {
  const { t } = useTranslation('summary');
  if (coverage.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('coverage.title')}</h2>
      <ul>
        {coverage.map(({ competencyId, name, mustHave, scored, questions, insufficientEvidence }) => {
          const isWhole = scored === questions && !insufficientEvidence;
          const Icon = isWhole ? IconCircleCheck : IconAlertTriangle;
          return (
            <li key={competencyId} data-whole={isWhole}>
              <Icon aria-hidden />
              <span>
                <PlanText>{capitalised(name)}</PlanText>
                {mustHave && <small> {t('mustHave').toLowerCase()}</small>}
                {insufficientEvidence && <em>{t('coverage.insufficient')}</em>}
              </span>
              <span className="num">{t('coverage.of', { scored, questions })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
