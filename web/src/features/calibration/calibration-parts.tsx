import { useTranslation } from 'react-i18next';
import { type CalibrationReport, leastCalibrated } from '#contracts/interviewing/calibration.ts';
import { bands } from '#contracts/interviewing/plan/bands.ts';
import { BandGlyph, BandLabel, bandColour } from '#web/entities/plan/question/band.tsx';
import { scoresOfBand } from '#web/entities/plan/question/band-scale.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { Part } from '#web/shared/ui/page/part.tsx';
import styles from './calibration.module.css';
import { CountedBars } from './counted-bars.tsx';
import { FindingList } from './finding-list.tsx';
import { GroupLines } from './group-lines.tsx';

/** Findings first, then the figures they are based on. */
export function CalibrationParts({ report }: { readonly report: CalibrationReport }) {
  const { t } = useTranslation('calibration');
  const format = useFormat();
  const { mean, middle, counts, months, positions, ranges, findings } = report;
  return (
    <>
      <Part title={t('findings.title')} lead={t('findings.lead', leastCalibrated)}>
        <FindingList findings={findings} />
      </Part>
      <Part
        title={t('scale.title')}
        lead={mean !== null && middle !== null && t('scale.lead', { mean: format.score(mean), ...middle })}
      >
        <CountedBars
          label={t('scale.title')}
          bars={bands.map((band) => ({
            id: band,
            name: (
              <>
                <BandGlyph band={band} />
                <BandLabel band={band} />
              </>
            ),
            meaning: t(`scale.meaning.${band}`),
            count: scoresOfBand[band].reduce((sum: number, score) => sum + (counts[score] ?? 0), 0),
            colour: bandColour(band),
          }))}
        />
        <p className={styles.note}>{t('scale.note')}</p>
      </Part>
      <Part title={t('months.title')} lead={t('months.lead')}>
        <GroupLines
          groups={months.map(({ month, ...group }) => ({ ...group, id: month, name: format.month(`${month}-15`) }))}
          hasLegend
        />
      </Part>
      <Part title={t('positions.title')} lead={t('positions.lead')}>
        <GroupLines
          groups={positions.map(({ title, ...group }) => ({ ...group, name: title }))}
          hasLegend={months.every((month) => month.mean === null)}
        />
      </Part>
      {ranges !== null && (
        <Part title={t('within.title')} lead={t('within.lead')}>
          <CountedBars
            label={t('within.title')}
            bars={(['alike', 'some', 'wide'] as const).map((range) => ({
              id: range,
              name: t(`within.${range}`),
              meaning: t(`within.meaning.${range}`),
              count: ranges[range],
            }))}
          />
        </Part>
      )}
    </>
  );
}
