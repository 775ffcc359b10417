import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { CancelDialog } from '#web/entities/interview/cancel-dialog.tsx';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { useCancelInterview } from './api.ts';

interface CancelInterviewProps {
  readonly interview: Interview;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks why, and cancels an interview that did not begin. */
export function CancelInterview({ interview, opened, onClose }: CancelInterviewProps) {
  const cancel = useCancelInterview(interview.id);
  return (
    <CancelDialog
      opened={opened}
      busy={cancel.isPending}
      onClose={onClose}
      onCancel={(reason) => cancel.mutate({ reason }, { onError: notifyError, onSuccess: onClose })}
    />
  );
}
