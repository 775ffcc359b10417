import { limits } from '#contracts/limits.ts';

/** Limits for an answer, stated to the model in the prompt and schema; a plan has no room for more. */
export const longest = {
  text: 600,
  topic: 60,
  whyAsked: 400,
  competency: 80,
  definition: 400,
  keyPoint: 240,
  behaviour: 200,
  probe: 240,
  listensFor: 240,
  handoutLine: 120,
  handoutLines: 8,
  worked: 700,
  exampleAnswer: 500,
  decidingFact: 240,
  candidateQuestion: 240,
  candidateAnswer: 300,
  redFlag: 200,
  jobReason: 240,
  focusArea: 120,
  claim: 240,
  searchedFor: 80,
  requirement: 120,
  weighsMost: 300,
  noWhen: 200,
  followUp: 240,
  pointToSettle: 240,
  beforeOffer: 240,
  toDecide: 300,
  openMatter: 200,
} as const;

export interface Count {
  readonly min: number;
  readonly max: number;
}

export const counts = {
  keyPoints: { min: 3, max: 5 },
  notRequired: { min: 0, max: 2 },
  nothing: { min: 1, max: 1 },
  behaviours: { min: 2, max: 3 },
  probes: { min: 1, max: 3 },
  redFlags: { min: 0, max: 2 },
  claims: { min: 0, max: 3 },
  areas: { min: 0, max: 6 },
  beforeOffer: { min: 0, max: 3 },
  toPrepare: { min: 0, max: 3 },
  furtherWhen: { min: 0, max: 2 },
  searchedFor: { min: 1, max: 8 },
  focusAreas: { min: 2, max: 6 },
  candidateQuestions: { min: 0, max: 4 },
  requirements: { min: 0, max: limits.requirements },
  /** the plan adds one about requirements */
  noWhen: { min: 1, max: 3 },
  followUps: { min: 0, max: 5 },
  openMatters: { min: 3, max: 6 },
  heardMatters: { min: 0, max: 2 },
  seenDoneWell: { min: 0, max: 2 },
  askedInCore: { min: 0, max: 4 },
  /** with more than this, it is no longer just a few misread words */
  rewordings: { min: 0, max: 12 },
} as const satisfies Record<string, Count>;
