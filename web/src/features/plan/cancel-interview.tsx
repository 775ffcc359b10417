import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { CancelDialog } from '#web/entities/interview/cancel-dialog.tsx';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { useCancelInterview } from './api.ts';

interface CancelInterviewProps {
  readonly interview: Interview;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks for a reason and cancels an interview that has not started. */
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
