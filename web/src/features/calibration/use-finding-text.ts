import { useTranslation } from 'react-i18next';
import type { CalibrationFinding } from '#contracts/interviewing/calibration.ts';
import { bandRange } from '#web/entities/plan/question/band-scale.ts';
import { useFormat } from '#web/shared/language/format.ts';

/** A finding as a sentence with its numbers. */
export function useFindingText(): (finding: CalibrationFinding) => string {
  const { t } = useTranslation('calibration');
  const format = useFormat();
  return (finding) => {
    switch (finding.kind) {
      case 'oneBand':
        return t('finding.oneBand', { times: finding.times, of: finding.of, band: bandRange(finding.band) });
      case 'neverHigh':
      case 'neverLow':
        return t(`finding.${finding.kind}`, { of: finding.of });
      case 'drift': {
        const { earlier, later } = finding;
        return t('finding.drift', {
          interviews: later.interviews,
          later: format.score(later.mean),
          earlier: format.score(earlier.mean),
        });
      }
      default:
        return t(`finding.${finding.kind}`, { times: finding.times, of: finding.of });
    }
  };
}
