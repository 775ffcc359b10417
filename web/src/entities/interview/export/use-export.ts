import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Language } from '#contracts/common.ts';
import {
  type ExportFormat,
  type ExportedDocument,
  exportFormats,
  exportPlan,
  exportReport,
} from '#contracts/interviewing/summary/interview-export.ts';
import { planRefusalOf } from '#web/shared/api/api-error.ts';
import { download } from '#web/shared/api/download.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { useUpgradeRequest } from '#web/shared/upgrade.ts';

/** URL parameter: the format of an export that is waiting for the user to buy the paid plan. */
const parameter = 'export';

/**
 * Saves the plan or the report of an interview as a file. If that needs the paid plan, the URL keeps the requested
 * format while the offer is open, so that the file is saved when the user returns from payment.
 *
 * @param language the language in which a plan is shown
 */
export function useExport(interviewId: string, document: ExportedDocument, language?: Language) {
  const [address, setAddress] = useSearchParams();
  const waiting = exportFormats.find((format) => format === address.get(parameter));
  const setWaiting = useCallback(
    (format: ExportFormat | undefined): void => {
      if (format === waiting) return;
      setAddress(
        (current) => {
          const next = new URLSearchParams(current);
          if (format === undefined) next.delete(parameter);
          else next.set(parameter, format);
          return next;
        },
        { replace: true },
      );
    },
    [setAddress, waiting],
  );
  const { mutate, isPending } = useMutation({
    mutationFn: (format: ExportFormat) => {
      const params = { interviewId };
      return document === 'plan'
        ? download(exportPlan, { params, query: { format, ...(language !== undefined && { language }) } })
        : download(exportReport, { params, query: { format } });
    },
    onSuccess: () => setWaiting(undefined),
    onError: (error, format) => {
      setWaiting(planRefusalOf(error) && format);
      notifyError(error);
    },
  });
  const atFirst = useRef(waiting);
  useEffect(() => {
    if (atFirst.current === undefined) return;
    mutate(atFirst.current);
    atFirst.current = undefined;
  }, [mutate]);
  const isOffered = useUpgradeRequest() !== undefined;
  const wasOffered = useRef(false);
  useEffect(() => {
    if (wasOffered.current && !isOffered && waiting !== undefined) setWaiting(undefined);
    wasOffered.current = isOffered;
  }, [isOffered, waiting, setWaiting]);
  return { start: mutate, isBusy: isPending };
}
