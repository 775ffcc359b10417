import { useTranslation } from 'react-i18next';
import type { CalibratedGroup } from '#contracts/interviewing/calibration.ts';
import { ScoreLine, ScoreScale } from '#web/entities/plan/question/score-line.tsx';
import { ScoreDot } from '#web/entities/plan/question/score-strip.tsx';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import styles from './calibration.module.css';

interface NamedGroup extends CalibratedGroup {
  readonly id: string;
  readonly name: string;
}

interface GroupLinesProps {
  readonly groups: readonly NamedGroup[];
  /** whether to say what the dot and the bar mean, once on a page */
  readonly hasLegend: boolean;
}

/** The mean and interquartile range of each group on the scale; groups that are too small are listed below. */
export function GroupLines({ groups, hasLegend }: GroupLinesProps) {
  const { t } = useTranslation('calibration');
  const format = useFormat();
  const small = groups.filter(({ mean }) => mean === null);
  const told = groups.filter(({ mean }) => mean !== null);
  return (
    <>
      {told.length > 0 && (
        <>
          <ScoreScale isNumbered={false}>{hasLegend && t('legend')}</ScoreScale>
          <ul className={styles.groups}>
            {told.map((group) => (
              <li key={group.id}>
                <Line group={group} />
              </li>
            ))}
          </ul>
        </>
      )}
      {small.length > 0 && (
        <p className={styles.note}>{t('tooFew', { what: format.list(small.map(({ name }) => name)) })}</p>
      )}
    </>
  );
}

function Line({ group: { name, interviews, scores, mean, middle } }: { readonly group: NamedGroup }) {
  const { t } = useTranslation('calibration');
  const format = useFormat();
  return (
    <ScoreLine
      topic={name}
      score={mean}
      figure={format.score(mean ?? 0)}
      dots={
        <>
          {middle !== null && (
            <span
              className={styles.middle}
              style={{
                insetInlineStart: `${String((middle.from / 11) * 100)}%`,
                width: `${String(((middle.to - middle.from + 1) / 11) * 100)}%`,
              }}
              aria-hidden
            />
          )}
          {mean !== null && <ScoreDot score={mean} isApart={false} />}
        </>
      }
      said={middle !== null && <small>{middle.from === middle.to ? middle.from : t('range', middle)}</small>}
    >
      <small>{dotted([t('interviews', { count: interviews }), t('scores', { count: scores })])}</small>
    </ScoreLine>
  );
}
