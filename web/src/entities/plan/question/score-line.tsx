import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import { bands } from '#contracts/interviewing/plan/bands.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import { bandColour } from './band.tsx';
import { bandOfMean, bandRange } from './band-scale.ts';
import { QuestionNumber } from './question-number.tsx';
import { ScoreDot, ScoreStrip } from './score-strip.tsx';
import styles from './score-line.module.css';

interface ScoreLineProps {
  /** number of the question; none for a competency */
  readonly number?: number | undefined;
  readonly block?: Question['block'] | undefined;
  readonly topic: string;
  /** beside the topic: a flag */
  readonly sign?: ReactNode;
  /** below the topic: the question in one line, and other details */
  readonly children?: ReactNode;
  /** a score or a mean; null if not scored */
  readonly score: number | null;
  /** the score as displayed */
  readonly figure: string;
  /** the minimum score for an offer */
  readonly least?: number | undefined;
  /** left out of the mean */
  readonly isApart?: boolean;
  /** the scores given, in place of a single dot */
  readonly dots?: ReactNode;
  /** below the figure, if it means something other than its neighbours */
  readonly said?: ReactNode;
}

/**
 * A topic, its place on the scale and its score; the same layout wherever scores are listed, below one `ScoreScale`.
 * Phrasing content only, so that it can be used inside a `<summary>`.
 */
export function ScoreLine({
  number,
  block,
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
        {number !== undefined && <QuestionNumber order={number} block={block} className={styles.number} />}
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
          {score !== null && <span className="visually-hidden"> {t(`common:band.${bandOfMean(score)}`)}</span>}
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
  /** whether the lines below begin with question numbers */
  readonly isNumbered: boolean;
  /** in the empty first cell: a legend or actions */
  readonly children?: ReactNode;
}

/** The header of a list of score lines: the range and name of each band. */
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

/** Legend for the bar below a strip. */
export function OfferKey({ children }: { readonly children: ReactNode }) {
  return <span className={styles.offer}>{children}</span>;
}
