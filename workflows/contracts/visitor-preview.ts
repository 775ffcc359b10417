import { taskQueues } from './task-queues.ts';
import { workflow } from './workflow.ts';

export interface VisitorPreviewInput {
  /** owner id of the visit */
  readonly ownerId: string;
  readonly previewId: string;
  readonly attempt: number;
}

export interface VisitorPreviewResult {
  /** `gone`: the visit has expired, an account has taken it over, or the preview was started anew */
  readonly state: 'ready' | 'failed' | 'gone';
  readonly questions: number;
}

export const visitorPreview = workflow<
  VisitorPreviewInput,
  VisitorPreviewResult,
  Pick<VisitorPreviewInput, 'previewId' | 'attempt'>
>('visitorPreview', {
  queue: taskQueues.wf,
  id: ({ previewId, attempt }) => `visitor-preview/${previewId}/${attempt}`,
});

/** On queue `wf`. Each is idempotent, and does nothing once the preview has ended. */
export interface VisitorPreviewActivities {
  /** Whether the posting still has to be read from its page, is already there, or the preview has ended. */
  beginPreview(input: VisitorPreviewInput): Promise<{ next: 'read_page' | 'write' | 'gone' }>;
  composePreview(input: VisitorPreviewInput): Promise<VisitorPreviewResult>;
  failPreview(input: VisitorPreviewInput & { code: string }): Promise<void>;
}

/** On queue `act-http`. */
export interface PostingPageActivities {
  /** Reads the page and stores the posting. An unreadable page fails permanently, with the error code as its type. */
  readPostingPage(input: VisitorPreviewInput): Promise<void>;
}
