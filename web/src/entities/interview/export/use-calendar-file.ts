import { useMutation } from '@tanstack/react-query';
import { getCalendarFile } from '#contracts/interviewing/calendar-file.ts';
import { download } from '#web/shared/api/download.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { notify } from '#web/shared/notify.ts';

/** Saves an interview as a file that calendars open. */
export function useCalendarFile(interviewId: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(getCalendarFile, { params: { interviewId } }),
    onError: (error) => notify.error(errorMessage(error)),
  });
  return { save: () => mutate(), isBusy: isPending };
}
