import { useTranslation } from 'react-i18next';
import type { QuestionFinding } from '#contracts/interviewing/question-report.ts';
import { useFormat } from '#web/shared/language/format.ts';

/** A finding as a sentence with its numbers. */
export function useFindingText(): (finding: QuestionFinding) => string {
  const { t } = useTranslation(['questionReport', 'summary']);
  const format = useFormat();
  return (finding) => {
    switch (finding.kind) {
      case 'alike': {
        const { within, of, from, to } = finding;
        if (from === to) return t(within === of ? 'finding.same' : 'finding.mostSame', { within, of, score: from });
        return t(within === of ? 'finding.alike' : 'finding.mostAlike', { within, of, from, to });
      }
      case 'apart':
        return t('finding.apart', { of: finding.of, from: finding.from, to: finding.to });
      case 'slow': {
        const { taken, planned, of } = finding;
        return t('finding.slow', { taken: format.minutes(taken), planned: format.minutes(planned), count: of });
      }
      case 'skipped': {
        const { times, of, reason } = finding;
        if (reason === null) return t('finding.skipped', { times, of });
        return t('finding.skippedFor', { times, of, reason: t(`summary:skipReason.${reason}`) });
      }
      case 'notReached':
        return t('finding.notReached', { times: finding.times, of: finding.of });
    }
  };
}
