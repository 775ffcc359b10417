import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Language } from '#contracts/common.ts';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import { type SheetKind, getNotice, getPrepSheet, makeSheetFile } from '#contracts/interviewing/candidate-sheets.ts';
import { call } from '#web/shared/api/api-client.ts';
import { download } from '#web/shared/api/download.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';

/** Refetched each time it is opened, because settings change its content. */
export function sheetQuery(interviewId: string, sheet: SheetKind, language: Language) {
  return queryOptions({
    queryKey: ['interview', interviewId, 'sheet', sheet, language],
    queryFn: async ({ signal }) => {
      const options = { params: { interviewId }, query: { language }, signal };
      if (sheet === 'preparation') return call(getPrepSheet, options);
      return { ...(await call(getNotice, options)), noteTitle: undefined };
    },
    staleTime: 0,
  });
}

export function useSheetFile(interviewId: string) {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof makeSheetFile>) => download(makeSheetFile, { params: { interviewId }, body }),
    onError: notifyError,
  });
}
