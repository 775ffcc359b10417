import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Recommendation } from '#contracts/interviewing/interviewing.ts';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import type { Summary } from '#contracts/interviewing/summary/interview-summary.ts';
import { belowOffer, scoredInRun } from '#contracts/interviewing/summary/below-offer.ts';
import { countUnmet } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { UnmetList } from '#web/entities/plan/talk/unmet-list.tsx';
import { UnmetTags } from '#web/entities/interview/row/unmet-tags.tsx';
import { VerdictMark } from '#web/entities/plan/talk/verdict-mark.tsx';
import type { RunPoint } from '#web/entities/plan/points-of-run.ts';
import { useCountedQuestions } from '#web/features/summary/use-counted-questions.ts';
import { ShareReport } from '#web/features/summary/share-report.tsx';
import styles from './verdict-panel.module.css';

interface VerdictPanelProps {
  readonly recorded: Recommendation;
  readonly summary: Summary;
  readonly run: Run;
  readonly points: readonly RunPoint[];
  readonly onSettle: () => void;
  readonly onChange: () => void;
}

/**
 * The recorded recommendation, its mean, and what speaks against it: scores below the minimum for an offer, requirements
 * not met or still open. The next step is to settle those, then to share the report.
 */
export function VerdictPanel({ recorded, summary, run, points, onSettle, onChange }: VerdictPanelProps) {
  const { t } = useTranslation('summary');
  const format = useFormat();
  const unmet = countUnmet(points);
  const hasOpen = unmet.open > 0;
  const counted = useCountedQuestions(run);
  return (
    <section>
      <h2 className={styles.title}>{t('decision.title')}</h2>
      {summary.decidedAt !== null && (
        <p className={styles.hint}>{t('decision.recorded', { when: format.dateTime(summary.decidedAt) })}</p>
      )}
      <div className={styles.recorded}>
        <div className={styles.verdict}>
          <p>
            <VerdictMark recommendation={recorded} />
            <b>{t(`recommendation.${recorded}`)}</b>
            <UnmetTags recommendation={recorded} unmet={unmet} />
          </p>
          <div className={styles.of}>
            {summary.score !== null && <b className={styles.value}>{format.score(summary.score)}</b>}
            <span>
              <b>{t('mean.title')}</b>
              <small>{counted === '' ? t('mean.none') : t('mean.from', { questions: counted })}</small>
            </span>
          </div>
        </div>
        <UnmetList below={belowOffer(recorded, scoredInRun(run))} points={points} />
        {hasOpen && (
          <Button fullWidth variant="filled" leftSection={<IconListCheck aria-hidden />} onClick={onSettle}>
            {t('decision.settle')}
          </Button>
        )}
      </div>
      <div className={styles.next}>
        <ShareReport isNext={!hasOpen} />
        <Button fullWidth onClick={onChange}>
          {t('decision.change')}
        </Button>
      </div>
    </section>
  );
}
