import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import { bands } from '#contracts/interviewing/plan/bands.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import { bandColour } from './band.tsx';
import { bandOfScore, bandRange } from './band-scale.ts';
import { QuestionNumber } from './question-number.tsx';
import { ScoreDot, ScoreStrip } from './score-strip.tsx';
import styles from './score-line.module.css';

interface ScoreLineProps {
  /** of its question; of a competency none */
  readonly number?: number | undefined;
  readonly block?: Question['block'] | undefined;
  /** its question quotes the CV */
  readonly isFromCv?: boolean;
  readonly topic: string;
  /** beside the topic: a flag */
  readonly sign?: ReactNode;
  /** below the topic: the question in one line, and what else is to be known of it */
  readonly children?: ReactNode;
  /** null where nothing was scored */
  readonly score: number | null;
  /** the score as it is written */
  readonly figure: string;
  /** what an offer takes of it */
  readonly least?: number | undefined;
  /** left out of the mean */
  readonly isApart?: boolean;
  /** in the place of one dot, what was given */
  readonly dots?: ReactNode;
  /** below the figure, where it is not what those beside it are */
  readonly said?: ReactNode;
}

/**
 * What was scored, where it stands on the scale, and the score: one shape wherever scores are listed, under one
 * `ScoreScale`. It is of phrasing content, so that it can be the summary of what opens.
 */
export function ScoreLine({
  number,
  block,
  isFromCv = false,
  topic,
  sign,
  children,
  score,
  figure,
  least,
  isApart = false,
  dots,
  said,
}: ScoreLineProps) {
  const { t, i18n } = useTranslation(['summary', 'common']);
  const isBelow = score !== null && least !== undefined && score < least;
  return (
    <span className={styles.frame} data-numbered={number !== undefined}>
      <span className={styles.line}>
        {number !== undefined && (
          <QuestionNumber order={number} block={block} isFromCv={isFromCv} className={styles.number} />
        )}
        <span className={styles.about}>
          <b>
            <PlanText>{capitalised(topic)}</PlanText>
            {sign}
          </b>
          {children}
        </span>
        <ScoreStrip least={least} className={styles.strip}>
          {dots ?? (score !== null && <ScoreDot score={score} isApart={isApart} />)}
        </ScoreStrip>
        <span className={styles.figure} lang={i18n.resolvedLanguage}>
          {score === null ? <span className={styles.none}>{t('scores.none')}</span> : <b>{figure}</b>}
          {score !== null && (
            <span className="visually-hidden"> {t(`common:band.${bandOfScore(Math.round(score))}`)}</span>
          )}
          {isBelow && <small className={styles.below}>{t('scores.below', { score: least })}</small>}
          {score !== null && least !== undefined && !isBelow && (
            <span className="visually-hidden">{t('common:decision.met')}</span>
          )}
          {said}
        </span>
      </span>
    </span>
  );
}

interface ScoreScaleProps {
  /** whether the lines below begin with the numbers of questions */
  readonly isNumbered: boolean;
  /** in its free place: what the signs on the strips are, or what is done with the list */
  readonly children?: ReactNode;
}

/** Above lines of scores, once: where each band begins and ends, and its word. */
export function ScoreScale({ isNumbered, children }: ScoreScaleProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.frame} data-numbered={isNumbered}>
      <span className={classes(styles.line, styles.head)}>
        <span className={styles.lead}>{children}</span>
        <span className={classes(styles.strip, styles.scale)} aria-hidden>
          {bands.map((band) => (
            <span key={band} className={bandColour(band)}>
              <b>{bandRange(band)}</b> {band !== '0' && t(`band.${band}`)}
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}

/** What the bar under a strip is. */
export function OfferKey({ children }: { readonly children: ReactNode }) {
  return <span className={styles.offer}>{children}</span>;
}
