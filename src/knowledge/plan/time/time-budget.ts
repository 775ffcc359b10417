import type { InterviewType, QuestionKind } from '#contracts/interviewing/plan/plan.ts';

/** How the minutes of an interview are divided: a table of usual lengths, and the rule for lengths between. */

export interface TimeBudget {
  readonly intro: number;
  readonly questions: number;
  readonly candidateQuestions: number;
  readonly wrapUp: number;
  readonly buffer: number;
}

export interface CountRange {
  readonly min: number;
  readonly max: number;
}

interface Row extends TimeBudget {
  readonly duration: number;
}

const rows: readonly Row[] = [
  { duration: 15, intro: 2, questions: 8, candidateQuestions: 3, wrapUp: 1, buffer: 1 },
  { duration: 30, intro: 3, questions: 20, candidateQuestions: 4, wrapUp: 2, buffer: 1 },
  { duration: 45, intro: 3, questions: 33, candidateQuestions: 6, wrapUp: 2, buffer: 1 },
  { duration: 60, intro: 4, questions: 44, candidateQuestions: 7, wrapUp: 3, buffer: 2 },
  { duration: 90, intro: 5, questions: 65, candidateQuestions: 10, wrapUp: 5, buffer: 5 },
];

export const questionMinutes = { min: 3, max: 12 } as const;
export const taskMinutes = { min: 25, max: 45 } as const;
/** A case from experience needs its situation, action and result told. */
export const behavioralMinutes = 5;

/** What a question is given at least where the time allows it: in less nobody answers what is scored in five levels. */
export const usualLeast = 4;

/** A sheet is read before it is answered; fewer where there is no time. */
const sheetMinutes = 4;

/**
 * The CV block takes at most this share of the question time, the core block the rest. In three quarters of an hour it is
 * half: what decides about a person needs as long there as in an hour.
 */
export function cvShareOf(durationMin: number): number {
  return durationMin >= 45 && durationMin < 60 ? 0.5 : 0.4;
}
/** What cases from experience in the core leave the CV block at least: each of them needs its five minutes. */
const leastCvShare = 1 / 3;

/** `durationMin`: 15 to 180 in steps of 5. */
export function timeBudget(durationMin: number): TimeBudget {
  const row = rowFor(durationMin);
  const { intro, wrapUp, buffer } = row;
  if (row.duration === durationMin) {
    return { intro, questions: row.questions, candidateQuestions: row.candidateQuestions, wrapUp, buffer };
  }
  const candidateQuestions = Math.max(row.candidateQuestions, Math.ceil(durationMin / 10));
  const questions = durationMin - intro - wrapUp - buffer - candidateQuestions;
  return { intro, questions, candidateQuestions, wrapUp, buffer };
}

/** The shortest interview of a type that leaves time for a task; in the first two the task is the interview. */
const shortestWithTask: Readonly<Partial<Record<InterviewType, number>>> = {
  coding: 45,
  system_design: 45,
  technical: 90,
};

export function setsTask(interviewType: InterviewType, durationMin: number): boolean {
  return durationMin >= (shortestWithTask[interviewType] ?? Infinity);
}

/** A core by what it takes. */
export interface CoreSize {
  readonly count: number;
  /** in minutes */
  readonly least: number;
}

export function coreSizeOf(core: readonly TimedQuestion[]): CoreSize {
  return {
    count: core.length,
    least: core.reduce((sum, question) => sum + Math.max(usualLeast, shortestOf(question)), 0),
  };
}

/** What the question time is divided into. The same for a candidate with a CV and for one without. */
export interface QuestionBudget {
  /** for the core block, its task included: exactly this, so that every candidate has the same minutes for a question */
  readonly core: number;
  /** at most this for the CV block; what it does not use stays as time to spare */
  readonly cv: number;
}

/**
 * @param requirements minutes of the requirements check, which come out of the question time
 * @param core its questions, and what they take at least: many, and many cases, leave the person less
 */
export function questionBudget(
  durationMin: number,
  hasTask: boolean,
  requirements: number,
  { count, least }: CoreSize = { count: 0, least: 0 },
): QuestionBudget {
  const { questions } = timeBudget(durationMin);
  const wanted = personMinutes(durationMin, hasTask, count);
  const left = questions - requirements;
  const needed = durationMin < 60 && count > fewInCore ? Math.max(least, Math.ceil(count * meanOfMany)) : least;
  const cv = Math.max(0, Math.min(wanted, Math.floor(left * cvShareOf(durationMin)), left - needed));
  return { core: left - cv, cv };
}

/** Yes, no or open on each: two minutes for a few, three for more where the length allows it. */
export function requirementMinutes(durationMin: number, count: number): number {
  if (count === 0) return 0;
  return count <= 3 || durationMin <= 30 ? 2 : 3;
}

/** How many points of this person are settled by a short answer, at most; most stand in place of a requirement. */
export function mostPointsToSettle(durationMin: number): number {
  if (durationMin < 30) return 0;
  return durationMin < 45 ? 3 : 5;
}

/** Asking a point and hearing a short answer. */
const minutesOfPoint = 1.5;
/** A greeting, and what comes in which order. */
const shortestIntro = 2;

/** Thanks, what comes next and when. */
const shortestWrapUp = 1;

/** What the points of this person take, and who gives it. */
export interface SettleMinutes {
  readonly intro: number;
  readonly candidateQuestions: number;
  readonly wrapUp: number;
  /** added to the minutes of the requirements */
  readonly total: number;
}

/**
 * The introduction gives first, then the candidate's own questions, then the closing, each down to its shortest. Nothing that
 * is scored becomes shorter for it, so the questions for everybody keep their minutes.
 */
export function settleMinutes(durationMin: number, points: number): SettleMinutes {
  const { intro, candidateQuestions, wrapUp } = timeBudget(durationMin);
  const wanted = Math.ceil(points * minutesOfPoint);
  const ofIntro = Math.min(wanted, intro - shortestIntro);
  const ofCandidate = Math.min(wanted - ofIntro, candidateQuestions - leastForCandidate(durationMin));
  const ofWrapUp = Math.min(wanted - ofIntro - ofCandidate, wrapUp - shortestWrapUp);
  return {
    intro: ofIntro,
    candidateQuestions: ofCandidate,
    wrapUp: ofWrapUp,
    total: ofIntro + ofCandidate + ofWrapUp,
  };
}

/** What the candidate's own questions are given at least. */
export function leastForCandidate(durationMin: number): number {
  return Math.max(3, Math.ceil(durationMin / 10));
}

function mostCvQuestions(durationMin: number, hasTask: boolean): number {
  // A task needs the minutes more.
  if (hasTask) return durationMin < 60 ? 0 : 1;
  if (durationMin < 30) return 0;
  // Few, so that each has the minutes of an answer that is weighed.
  return durationMin < 45 ? 1 : Math.min(4, Math.max(2, Math.floor(durationMin / 30)));
}

/** A core of so many begins with its main task. */
export const fewInCore = 4;
/** Minutes of each where there are more in less than an hour: what decides between people is answered and followed up. */
export const meanOfMany = 5;
/** A core of so many leaves the person half of the minutes in three quarters of an hour. */
const fewestInCore = 3;

/** What they are given together, at most. */
function personMinutes(durationMin: number, hasTask: boolean, core: number): number {
  if (hasTask || durationMin < 45) return mostCvQuestions(durationMin, hasTask) * (durationMin < 90 ? 5 : 6);
  // What decides about a person needs as long there as in an hour.
  const ofShort = core <= fewestInCore ? 7.5 : 6;
  const each = durationMin < 60 ? ofShort : 5.5;
  return Math.floor(Math.min(4, 1 + Math.floor(durationMin / 30)) * each);
}

/** The block for one person, beside the core that everybody gets. */
export interface CvBlock {
  /** most questions */
  readonly count: number;
  /** how many of them may be cases from experience: each needs its five minutes */
  readonly behavioral: number;
  /** what they may take together */
  readonly minutes: number;
}

/** @param hasNote an earlier round left a note: each matter that it leaves open may need a question of its own */
export function cvBlock(
  durationMin: number,
  core: readonly TimedQuestion[],
  requirements: number,
  hasNote = false,
): CvBlock {
  const hasTask = core.some(({ kind }) => kind === 'task');
  const { cv } = questionBudget(durationMin, hasTask, requirements, coreSizeOf(core));
  const usual = mostCvQuestions(durationMin, hasTask);
  // One more needs room for a case, and four minutes for each other.
  const hasRoom = isLong(durationMin, hasTask) && cv + minutesOfSeen >= behavioralMinutes + usual * usualLeast;
  const most = hasNote && hasRoom ? usual + 1 : usual;
  // A core that needs more questions for its focus areas leaves fewer for the person.
  const places = allowedCount(durationMin, hasTask).max - (hasNote ? 0 : placesOfNote(durationMin, hasTask));
  const fitting = Math.floor(cv / (core.length > fewInCore ? usualLeast : questionMinutes.min));
  const count = Math.max(0, Math.min(most, places - core.length, fitting));
  // Whether a question for everybody gives its minutes is known only when the person's own stand.
  const minutes = cv + (count > usual ? minutesOfSeen : 0);
  return { count, behavioral: casesAmong(count, cv), minutes };
}

/** What a question for everybody leaves to the person at most whose matter an earlier round has seen done well. */
const minutesOfSeen = 2;

/** Of questions, for what an earlier round left open; a longer interview has room for them as it is. */
function placesOfNote(durationMin: number, hasTask: boolean): number {
  return isLong(durationMin, hasTask) && durationMin < 60 ? 1 : 0;
}

/** Long enough for a question more than those that are planned for a person. */
function isLong(durationMin: number, hasTask: boolean): boolean {
  return durationMin >= 45 && !hasTask;
}

/** What the block has room for beside the questions that stand: with more cases than planned it holds fewer questions. */
export function roomLeft(block: CvBlock, standing: readonly TimedQuestion[]): CvBlock {
  return without(block, standing.length, leastMinutes(standing));
}

/** What the block has room for beside locked questions, which keep their minutes. */
export function besideLocked(block: CvBlock, locked: readonly { readonly expectedMin: number }[]): CvBlock {
  if (locked.length === 0) return block;
  const minutes = locked.reduce((sum, { expectedMin }) => sum + expectedMin, 0);
  return without(block, locked.length, minutes);
}

function without({ count, minutes }: CvBlock, questions: number, taken: number): CvBlock {
  const left = minutes - taken;
  const places = Math.max(0, Math.min(count - questions, Math.floor(left / usualLeast)));
  return { count: places, behavioral: casesAmong(places, left), minutes: left };
}

/** How many of so many questions may take the minutes of a case. */
function casesAmong(count: number, minutes: number): number {
  const spare = Math.max(0, minutes - count * questionMinutes.min);
  return Math.min(count, Math.floor(spare / (behavioralMinutes - questionMinutes.min)));
}

export interface TimedQuestion {
  readonly kind: QuestionKind;
  readonly handout?: readonly string[] | undefined;
}

export function leastMinutes(questions: readonly TimedQuestion[]): number {
  return questions.reduce((sum, question) => sum + shortestOf(question), 0);
}

export function shortestOf({ kind, handout }: TimedQuestion): number {
  if (kind === 'task') return taskMinutes.min;
  if (kind === 'behavioral') return behavioralMinutes;
  return handout === undefined ? questionMinutes.min : sheetMinutes;
}

export interface BlockSizes {
  /** questions of the core block, the task included; the same with and without a CV */
  readonly core: number;
  /** most questions of the CV block */
  readonly cv: number;
}

/**
 * How many questions a writer is asked for. The core must be the same for a candidate with a CV and for one without,
 * so it alone fills the core's minutes.
 */
export function blockSizes(durationMin: number, hasTask: boolean, requirements = 0): BlockSizes {
  const { core } = questionBudget(durationMin, hasTask, requirements);
  return { core: coreCount(durationMin, hasTask, core), cv: mostCvQuestions(durationMin, hasTask) };
}

function coreCount(durationMin: number, hasTask: boolean, minutes: number): number {
  if (hasTask) return 1 + Math.floor((minutes - taskIn(minutes)) / usualMinutes(durationMin));
  const usual = usualCoreMinutes(durationMin);
  // In half an hour and less some questions are short ones.
  return Math.max(2, Math.floor((minutes + (durationMin <= 30 ? 2 : usual / 2)) / usual));
}

/** The task takes a little more than half of the block. */
function taskIn(coreMinutes: number): number {
  return Math.min(taskMinutes.max, Math.max(taskMinutes.min, Math.round(coreMinutes * 0.55)));
}

/** A question of a longer interview goes deeper. */
function usualMinutes(durationMin: number): number {
  return Math.min(7, Math.max(5, durationMin / 14));
}

/** Of the questions for everybody: what decides needs its time. */
function usualCoreMinutes(durationMin: number): number {
  return Math.min(durationMin < 60 ? 5.5 : 6.5, Math.max(5, durationMin / 6));
}

interface Place {
  readonly interviewType: InterviewType;
  readonly durationMin: number;
}

/**
 * Questions of a core that a model writes: one more where there are more focus areas, so that few share one. A short final talk
 * has none more: it is for what earlier rounds left open about a person. In less than an hour there are
 * five, at least, where it is known what is open about several people: beside what they are all asked there is one of each person's own.
 */
export function writtenCoreCount(
  areas: number,
  { interviewType, durationMin }: Place,
  requirements: number,
  forSeveral = false,
): number {
  const hasTask = setsTask(interviewType, durationMin);
  const { core } = blockSizes(durationMin, hasTask, requirements);
  if (hasTask || durationMin < 45) return core;
  const ofAreas = areas > core && (interviewType !== 'final' || durationMin >= 60) ? 1 : 0;
  return Math.max(core + ofAreas, forSeveral && durationMin < 60 ? leastForSeveral : 0);
}

const leastForSeveral = 5;

/** What a question about one thing takes at least, in the mean. */
const shortestMean = 4;

/** Questions of a core: as many as the length usually holds, and more where the focus areas are more and there is time. */
export function coreCountFor(areas: number, durationMin: number, hasTask: boolean, requirements: number): number {
  const sizes = blockSizes(durationMin, hasTask, requirements);
  if (hasTask) return sizes.core;
  const { core } = questionBudget(durationMin, hasTask, requirements, { count: fewInCore, least: 0 });
  const beside = durationMin < 60 ? Math.max(1, sizes.cv - 1) : sizes.cv;
  const most = Math.min(allowedCount(durationMin, hasTask).max - beside, Math.floor(core / shortestMean));
  return Math.max(sizes.core, Math.min(areas, most));
}

/**
 * How many of the core's questions, the task aside, may be cases from experience: each needs its five minutes.
 *
 * @param count questions of the core, the task among them
 */
export function mostBehavioral(
  durationMin: number,
  hasTask: boolean,
  requirements: number,
  count: number = blockSizes(durationMin, hasTask, requirements).core,
): number {
  const questions = count - (hasTask ? 1 : 0);
  const left = timeBudget(durationMin).questions - requirements;
  const { cv: planned } = questionBudget(durationMin, hasTask, requirements, { count, least: 0 });
  const cv = Math.min(planned, Math.floor(left * leastCvShare));
  const minutes = left - cv - (hasTask ? taskMinutes.min : 0);
  return Math.floor((minutes - questions * questionMinutes.min) / (behavioralMinutes - questionMinutes.min));
}

/** How many questions an interview of this length may hold, with a task among them or without. */
export function allowedCount(durationMin: number, hasTask: boolean): CountRange {
  const { core } = questionBudget(durationMin, hasTask, requirementMinutes(durationMin, 8));
  const min = coreCount(durationMin, hasTask, core);
  const { questions } = timeBudget(durationMin);
  const beside = Math.floor((questions - (hasTask ? taskMinutes.min : 0)) / usualMinutes(durationMin));
  const most = blockSizes(durationMin, hasTask);
  const max = Math.max(most.core + most.cv, beside + (hasTask ? 1 : 0)) + placesOfNote(durationMin, hasTask);
  return { min, max };
}

function rowFor(durationMin: number): Row {
  const row = rows.findLast((candidate) => candidate.duration <= durationMin);
  if (row === undefined || durationMin > 180) throw new RangeError(`no interview lasts ${durationMin} minutes`);
  return row;
}
