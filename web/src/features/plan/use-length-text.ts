import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { usePrinting } from '#web/shared/print-sheet.ts';
import { useFormat } from '#web/shared/language/format.ts';

/** The length of an interview, with a note on screen if it includes extra time; not in print, which others may see. */
export function useLengthText({ lengthMinutes, adjustments }: Interview): string {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const printing = usePrinting();
  const minutes = format.minutes(lengthMinutes);
  const hasMore = adjustments.extraTime > 0;
  const hasBreak = adjustments.breakMinutes > 0;
  if (printing || !(hasMore || hasBreak)) return minutes;
  if (!hasMore) return t('length.break', { minutes });
  return t(hasBreak ? 'length.both' : 'length.extraTime', { minutes });
}
