import { taskQueues } from './task-queues.ts';
import { workflow } from './workflow.ts';

export interface CvParsingInput {
  readonly ownerId: string;
  readonly cvId: string;
  readonly attempt: number;
}

export interface CvParsingResult {
  readonly state: 'ready' | 'no_text' | 'failed';
  readonly pages: number;
  readonly characters: number;
  readonly hiddenCharacters: number;
}

export const cvParsing = workflow<CvParsingInput, CvParsingResult, Pick<CvParsingInput, 'cvId' | 'attempt'>>(
  'cvParsing',
  { queue: taskQueues.wf, id: ({ cvId, attempt }) => `cv-parsing/${cvId}/${attempt}` },
);

/** On queue `wf`. */
export interface CvParsingActivities {
  /** Records that reading the CV was given up. */
  failCv(input: CvParsingInput & { code: string }): Promise<void>;
}

/** On queue `act-parse`. */
export interface CvReadingActivities {
  readCv(input: CvParsingInput): Promise<CvParsingResult>;
}
