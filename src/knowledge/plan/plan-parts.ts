import type { Language } from '#contracts/common.ts';
import type { RoleState } from '#knowledge/evidence/achievement-line.ts';
import type { Decision } from '#contracts/interviewing/plan/decision.ts';
import type {
  AreaToProbe,
  CandidateClaim,
  CandidateQuestion,
  Competency,
  Evidence,
  FollowUp,
  InterviewType,
  Level,
  PlanContent,
  PointToSettle,
  Question,
  Requirement,
  RequirementEvidence,
  SeenEarlier,
} from '#contracts/interviewing/plan/plan.ts';

/** The inputs and parts of a plan; the same for every writer. */

export interface PositionBrief {
  readonly id: string;
  /** increments when title, description, focus areas, level or the recruiter's choices about requirements change */
  readonly version: number;
  readonly title: string;
  /** in the recruiter's words; changing it does not create a new version */
  readonly department?: string | null;
  readonly description: string;
  readonly focusAreas: readonly string[];
  /**
   * sentences of the description that look like requirements but are not checked, verbatim; absent if nothing was taken
   * out
   */
  readonly notChecked?: readonly string[] | undefined;
  /** words of the description that are checked in addition, verbatim; absent if the recruiter picked none */
  readonly alsoChecked?: readonly string[] | undefined;
  readonly level: Level;
}

/** A page of a CV as a person would see it. */
export interface CvPage {
  readonly number: number;
  readonly visible: string;
}

/** A slice of a page's visible text: `quote` equals it from `start` to `end`, in UTF-16 units. */
export type CvLine = Omit<Evidence, 'cvId'> & {
  /** whether the job it belongs to is over, if the CV reader determined it */
  readonly role?: RoleState;
};

export interface CvBrief {
  readonly cvId: string;
  readonly pages: readonly CvPage[];
  /** what the candidate says they have done, most significant first */
  readonly lines: readonly CvLine[];
}

export interface PlanBrief {
  readonly position: PositionBrief;
  readonly interviewType: InterviewType;
  readonly durationMin: number;
  readonly language: Language;
  readonly cv: CvBrief | null;
  /** the interviewer's role in the recruiter's words; used in the opening script */
  readonly userRole?: string | null;
  /** what an earlier round noted about this candidate */
  readonly previousFeedback?: string | null;
  /** the lines of that note which somebody picked as open, in the order of asking; null: nobody picked any */
  readonly openPoints?: readonly string[] | null;
  /** questions of this position's other cores, in any language: nobody is asked the same question twice */
  readonly askedElsewhere?: readonly string[];
  /** questions that this position's other interviews ask this candidate alone */
  readonly askedOfCandidate?: readonly string[];
  /** CV questions of earlier versions of this plan, which nobody was asked: a new version prefers others */
  readonly replacedQuestions?: readonly string[];
  /**
   * questions for this candidate that somebody locked, in the order of asking, adapted to this core and CV: they stay
   */
  readonly lockedQuestions?: readonly Question[];
  /** tasks that other candidates get beside the same core, without anything known about those candidates */
  readonly tasksOfOthers?: readonly Question[];
}

/** A candidate to be interviewed for the position, before the core has been written. */
export interface KnownCandidate {
  /** empty until somebody enters it */
  readonly name: string;
  readonly cv: CvBrief;
  /** what an earlier round noted about them */
  readonly previousFeedback: string | null;
  /** the lines of that note which somebody picked as open; null: nobody picked any */
  readonly openPoints: readonly string[] | null;
}

/**
 * A matter of the job that is open about a candidate, without anything that only this candidate has written or said.
 */
export interface OpenMatter {
  readonly text: string;
  /** whether they have done it themselves: if not, they get a situation instead of a request for a case */
  readonly done: boolean;
  /** an earlier interviewer has heard it told well, so that nothing is open and only another case would show more */
  readonly heard?: boolean | undefined;
}

/** What the core is made from: nothing known about a single candidate. */
export type CoreBrief = Omit<
  PlanBrief,
  | 'cv'
  | 'previousFeedback'
  | 'openPoints'
  | 'askedOfCandidate'
  | 'replacedQuestions'
  | 'lockedQuestions'
  | 'tasksOfOthers'
>;

/**
 * The part that is the same for every candidate of one position version, interview type, duration and language. Stored
 * once, including ids, and reused; `core-hash.ts` tells two cores apart.
 */
export interface CoreBlock {
  readonly competencies: readonly Competency[];
  readonly focusAreas: readonly string[];
  readonly requirements: readonly Requirement[];
  readonly candidateQuestions?: readonly CandidateQuestion[] | undefined;
  readonly decision?: Decision | undefined;
  /** how many candidates' open matters were known when it was written; absent unless there were several */
  readonly candidatesInView?: number | undefined;
  /** `block: 'core'`, `order` from 1; `expectedMin` is the natural length and is fitted when the plan is assembled */
  readonly questions: readonly Question[];
}

/** What accompanies the questions for one candidate. */
export interface Claims {
  readonly strengths: readonly CandidateClaim[];
  readonly areasToProbe: readonly AreaToProbe[];
  readonly highlights: PlanContent['summary']['highlights'];
  readonly highlightEvidence: readonly Evidence[];
  readonly followUps: readonly FollowUp[];
  readonly requirementEvidence: readonly RequirementEvidence[];
  readonly toSettle: readonly PointToSettle[];
  readonly seenEarlier: readonly SeenEarlier[];
  /** core questions that settle what an earlier round left open, each with that round's words */
  readonly askedInCore: readonly SeenEarlier[];
  readonly toPrepare: readonly string[];
  readonly furtherWhen: readonly string[];
  readonly beforeOffer: readonly string[];
  /** empty if the writer gave none */
  readonly toDecide: string;
}

/** The part for one candidate. Empty without a CV. */
export interface Tailoring extends Claims {
  readonly questions: readonly Question[];
}

export const noClaims: Claims = {
  strengths: [],
  areasToProbe: [],
  highlights: [],
  highlightEvidence: [],
  followUps: [],
  requirementEvidence: [],
  toSettle: [],
  seenEarlier: [],
  askedInCore: [],
  toPrepare: [],
  furtherWhen: [],
  beforeOffer: [],
  toDecide: '',
};
