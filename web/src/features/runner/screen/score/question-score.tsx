import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Anchor, Question } from '#contracts/interviewing/plan/plan.ts';
import { BandLabel } from '#web/entities/plan/question/band.tsx';
import { bandOfScore, bandRange } from '#web/entities/plan/question/band-scale.ts';
import { ScoreRow } from '#web/entities/plan/question/score-row.tsx';
import { setScore } from '#web/features/runner/screen/keys/answer-actions.ts';
import { useAnswer, useRun, useRunActions } from '#web/features/runner/sync/run-context.ts';
import { tickedBand } from './ticked-band.ts';
import styles from './question-score.module.css';

/** The score of a question: below its bands on a wide screen, in the bottom bar on a phone. */
export function QuestionScore({ question }: { readonly question: Question }) {
  const { t } = useTranslation('runner');
  const titleId = useId();
  const store = useRunActions();
  const answer = useAnswer(question.id);
  const readOnly = useRun((view) => view.readOnly);
  const score = answer?.score ?? null;
  return (
    <section className={styles.score} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{t('score.title')}</h2>
        <TicksPoint anchors={question.anchors} ticks={answer?.behavioursSeen ?? []} isScored={score !== null} />
        <span className={styles.evidence} aria-live="polite">
          {wantsEvidence(score) && answer?.notes.trim() === '' && t('score.evidence')}
        </span>
        {score !== null && (
          <span className={styles.given}>
            <span className={styles.band} aria-hidden>
              <BandLabel band={bandOfScore(score)} wordOnly />
            </span>
            {!readOnly && (
              <Button
                size="sm"
                variant="subtle"
                leftSection={<IconX aria-hidden />}
                onClick={() => setScore(store, question.id, null)}
              >
                {t('score.clear')}
              </Button>
            )}
          </span>
        )}
      </header>
      <ScoreRow
        value={score}
        onChange={(given) => setScore(store, question.id, given)}
        label={t('score.label')}
        disabled={readOnly}
      />
    </section>
  );
}

/** Low and high scores should be explained in a note; the screen asks for one but does not require it. */
function wantsEvidence(score: number | null): boolean {
  return score !== null && (score <= 3 || score >= 8);
}

interface TicksPointProps {
  readonly anchors: readonly Anchor[];
  readonly ticks: readonly string[];
  readonly isScored: boolean;
}

function TicksPoint({ anchors, ticks, isScored }: TicksPointProps) {
  const { t } = useTranslation('runner');
  const band = tickedBand(anchors, ticks);
  return (
    <span className={styles.ticksPoint}>
      {band !== undefined && t('score.ticksPoint', { band: bandRange(band) })}
      {band === undefined && !isScored && t('score.none')} <span className={styles.yours}>{t('score.yours')}</span>
    </span>
  );
}
