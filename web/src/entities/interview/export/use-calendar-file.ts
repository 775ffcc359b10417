import { useMutation } from '@tanstack/react-query';
import { getCalendarFile } from '#contracts/interviewing/calendar-file.ts';
import { download } from '#web/shared/api/download.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';

/** Saves an interview as an iCalendar file. */
export function useCalendarFile(interviewId: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(getCalendarFile, { params: { interviewId } }),
    onError: notifyError,
  });
  return { save: () => mutate(), isBusy: isPending };
}
