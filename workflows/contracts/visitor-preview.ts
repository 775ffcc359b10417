import { taskQueues } from './task-queues.ts';
import { workflow } from './workflow.ts';

export interface VisitorPreviewInput {
  /** the visit's */
  readonly ownerId: string;
  readonly previewId: string;
  readonly attempt: number;
}

export interface VisitorPreviewResult {
  /** `gone`: the visit is over, an account took it or it was begun anew */
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

/** On queue `wf`. Each may run twice, and does nothing once the preview has ended. */
export interface VisitorPreviewActivities {
  /** Whether its posting is on a page that has to be read, is there already, or nothing is to be done any more. */
  beginPreview(input: VisitorPreviewInput): Promise<{ next: 'read_page' | 'write' | 'gone' }>;
  composePreview(input: VisitorPreviewInput): Promise<VisitorPreviewResult>;
  failPreview(input: VisitorPreviewInput & { code: string }): Promise<void>;
}

/** On queue `act-http`. */
export interface PostingPageActivities {
  /** Reads the page and keeps what it says. A page that cannot be read fails for good, with the code as its type. */
  readPostingPage(input: VisitorPreviewInput): Promise<void>;
}
