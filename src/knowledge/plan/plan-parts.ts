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

/** What a plan is made from and the parts it is made of; the same for every writer. */

export interface PositionBrief {
  readonly id: string;
  /** counts changes of title, description, focus areas, level or what is not checked */
  readonly version: number;
  readonly title: string;
  /** in the recruiter's words; another one makes no other version */
  readonly department?: string | null;
  readonly description: string;
  readonly focusAreas: readonly string[];
  /** what the description seems to require and is not checked, in its words; absent where nothing was taken out */
  readonly notChecked?: readonly string[] | undefined;
  readonly level: Level;
}

/** A page of a CV as a person would see it. */
export interface CvPage {
  readonly number: number;
  readonly visible: string;
}

/** A slice of a page's visible text: `quote` equals it from `start` to `end`, in UTF-16 units. */
export type CvLine = Omit<Evidence, 'cvId'> & {
  /** whether the job it stands under is over, where whoever read the CV has looked */
  readonly role?: RoleState;
};

export interface CvBrief {
  readonly cvId: string;
  readonly pages: readonly CvPage[];
  /** what the candidate says to have done, most telling first */
  readonly lines: readonly CvLine[];
}

export interface PlanBrief {
  readonly position: PositionBrief;
  readonly interviewType: InterviewType;
  readonly durationMin: number;
  readonly language: Language;
  readonly cv: CvBrief | null;
  /** who interviews, in the recruiter's words: fills the opening script */
  readonly userRole?: string | null;
  /** what an earlier round noted about this candidate */
  readonly previousFeedback?: string | null;
  /** questions of this position's other cores, in any language: nobody is asked the same twice */
  readonly askedElsewhere?: readonly string[];
  /** questions that this position's other interviews put to this candidate alone */
  readonly askedOfCandidate?: readonly string[];
  /** questions from the CV in earlier versions of this plan, asked of nobody: another version brings others first */
  readonly replacedQuestions?: readonly string[];
  /** questions for this person that somebody locked, in the order of the talk, as they stand beside this core and CV: they stay */
  readonly lockedQuestions?: readonly Question[];
  /** tasks that other candidates are set beside the same core, free of what is known of them */
  readonly tasksOfOthers?: readonly Question[];
}

/** Somebody who is to be interviewed for the position, before what everybody is asked has been written. */
export interface KnownCandidate {
  /** empty while nobody has given it */
  readonly name: string;
  readonly cv: CvBrief;
  /** what an earlier round noted about them */
  readonly previousFeedback: string | null;
}

/** A matter of the job that is open about one of them, free of what only they have written or said. */
export interface OpenMatter {
  readonly text: string;
  /** whether they have done it themselves: who has not is shown the situation, not asked for a case */
  readonly done: boolean;
  /** nothing is open in it: an earlier interviewer has heard it told well, so that it shows only in another case */
  readonly heard?: boolean | undefined;
}

/** What the part for everyone is made from: nothing that is known of one person. */
export type CoreBrief = Omit<
  PlanBrief,
  'cv' | 'previousFeedback' | 'askedOfCandidate' | 'replacedQuestions' | 'lockedQuestions' | 'tasksOfOthers'
>;

/**
 * The part that is the same for every candidate of one position version, interview type, duration and language.
 * Stored once, ids included, and reused; `core-hash.ts` tells two apart.
 */
export interface CoreBlock {
  readonly competencies: readonly Competency[];
  readonly focusAreas: readonly string[];
  readonly requirements: readonly Requirement[];
  readonly candidateQuestions?: readonly CandidateQuestion[] | undefined;
  readonly decision?: Decision | undefined;
  /** of how many people it was known what is open about them when it was written, where they were several */
  readonly candidatesInView?: number | undefined;
  /** `block: 'core'`, `order` from 1; `expectedMin` is the natural length, fitted when the plan is assembled */
  readonly questions: readonly Question[];
}

/** What stands around the questions for one person. */
export interface Claims {
  readonly strengths: readonly CandidateClaim[];
  readonly areasToProbe: readonly AreaToProbe[];
  readonly highlights: PlanContent['summary']['highlights'];
  readonly highlightEvidence: readonly Evidence[];
  readonly followUps: readonly FollowUp[];
  readonly requirementEvidence: readonly RequirementEvidence[];
  readonly toSettle: readonly PointToSettle[];
  readonly seenEarlier: readonly SeenEarlier[];
  readonly toPrepare: readonly string[];
  readonly furtherWhen: readonly string[];
  readonly beforeOffer: readonly string[];
  /** empty where nobody said it */
  readonly toDecide: string;
}

/** The part for one person. Empty without a CV. */
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
  toPrepare: [],
  furtherWhen: [],
  beforeOffer: [],
  toDecide: '',
};
