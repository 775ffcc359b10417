/**
 * What workflows and the product promise each other: queues, ids, inputs, and the activities they call. Payloads hold
 * ids and counts only; everything personal stays in the database (stored in clear in a history otherwise).
 */

export const taskQueues = {
  /** workflows and short database activities */
  wf: 'wf',
  /** reading CVs: one at a time per two cores */
  actParse: 'act-parse',
  /** calls of a language model */
  actLlm: 'act-llm',
  /** other outside services */
  actHttp: 'act-http',
  actMail: 'act-mail',
} as const;
export type TaskQueue = (typeof taskQueues)[keyof typeof taskQueues];

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

export function cvParsingId(input: Pick<CvParsingInput, 'cvId' | 'attempt'>): string {
  return `cv-parsing/${input.cvId}/${input.attempt}`;
}

/** What `cv-parsing` needs of the database. */
export interface CvParsingActivities {
  /** Records that reading was given up. */
  failCv(input: CvParsingInput & { code: string }): Promise<void>;
}

/** What `cv-parsing` needs of the reader. */
export interface CvReadingActivities {
  readCv(input: CvParsingInput): Promise<CvParsingResult>;
}

export interface PlanGenerationInput {
  readonly ownerId: string;
  readonly interviewId: string;
  readonly planId: string;
  readonly attempt: number;
}

export interface PlanGenerationResult {
  readonly state: 'ready' | 'failed' | 'cancelled';
  readonly source: 'ai' | 'playbook' | null;
  readonly questions: number;
}

export function planGenerationId(input: Pick<PlanGenerationInput, 'planId' | 'attempt'>): string {
  return `plan-generation/${input.planId}/${input.attempt}`;
}

/** Why the playbook writes what a model was wanted for. */
export const planFallbacks = ['no_provider', 'provider_down', 'refused', 'invalid', 'budget'] as const;
export type PlanFallback = (typeof planFallbacks)[number];

/** What `plan-generation` needs of the database and the playbook. All may run twice, and do nothing once it is over. */
export interface PlanGenerationActivities {
  /**
   * Whether to wait for the CV, write, or stop: it is over. `lastLook`: the CV had its time, do not wait any more. Fails,
   * to be tried again, while models are writing enough other plans of the same owner.
   */
  lookAtCv(
    input: PlanGenerationInput & { lastLook: boolean },
  ): Promise<{ next: 'wait' | 'over' } | { next: 'write'; writer: 'ai' | 'playbook' }>;
  buildCoreFromPlaybook(input: PlaybookPartInput): Promise<PlanPartResult>;
  /** With a reason it replaces what a model wrote. */
  tailorFromPlaybook(input: PlaybookPartInput): Promise<PlanPartResult>;
  /** Whether it goes on; asked after the database was away, and answered when it is back. */
  isRunning(input: PlanGenerationInput): Promise<boolean>;
  /**
   * `refused`: what a model tailored breaks a rule. The playbook's is published whatever its gate says, unless it would
   * replace a plan that passes.
   */
  publishPlan(
    input: PlanGenerationInput,
  ): Promise<{ state: 'over' | 'refused' } | { state: 'ready'; source: 'ai' | 'playbook'; questions: number }>;
  endGeneration(
    input: PlanGenerationInput & { end: { state: 'cancelled' } | { state: 'failed'; code: string } },
  ): Promise<void>;
}

export type PlaybookPartInput = PlanGenerationInput & { readonly reason: PlanFallback | null };

export interface PlanPartResult {
  /** the generation was cancelled meanwhile */
  readonly over: boolean;
  readonly questions: number;
}

/** What `plan-generation` needs of a model. A failure for good carries the {@link PlanFallback} as its first detail. */
export interface PlanWritingActivities {
  buildCore(input: PlanGenerationInput): Promise<PlanPartResult>;
  tailor(input: PlanGenerationInput): Promise<PlanPartResult>;
}

/** Sent to `plan-generation` when the CV it waits for moved: look again. */
export const cvSettledSignal = 'cvSettled';

export interface EmailDeliveryInput {
  readonly messageId: string;
}

export function emailDeliveryId(messageId: string): string {
  return `email-delivery/${messageId}`;
}

export interface MailActivities {
  /**
   * Hands the message to the mail server; once delivered, a repeat does nothing. `skipped`: its code is of no use any
   * more.
   */
  deliverMail(input: EmailDeliveryInput): Promise<'settled' | 'skipped'>;
  /** Records that it could not be delivered for good. */
  giveUpMail(input: EmailDeliveryInput): Promise<void>;
}

/** Id of the schedule and the workflow's type; its runs add their time to it. */
export const housekeepingId = 'housekeeping';

/** Deletes what has served its time, until nothing is left; gives the number of rows. May run twice. */
type Sweep = () => Promise<number>;
export type PlatformSweeps = Readonly<Record<'sweepIdempotency' | 'sweepEvents', Sweep>>;
export type AuthSweeps = Readonly<Record<'sweepThrottles' | 'sweepCodes' | 'sweepSessions' | 'sweepMail', Sweep>>;
export type InterviewingSweeps = Readonly<Record<'sweepProgress' | 'sweepOperations', Sweep>>;
export type HousekeepingActivities = PlatformSweeps & AuthSweeps & InterviewingSweeps;

/** Rows deleted, by what they were. */
export type HousekeepingResult = Readonly<Record<string, number>>;
