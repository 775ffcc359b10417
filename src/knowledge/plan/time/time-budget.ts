import type { InterviewType, QuestionKind } from '#contracts/interviewing/plan/plan.ts';

/** How the minutes of an interview are divided: a table of usual lengths, and a rule for the lengths in between. */

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
/** Minutes a case from experience needs to tell situation, action and result. */
export const behavioralMinutes = 5;

/**
 * Minutes a question gets at least if the time allows: fewer are not enough for an answer that is scored in five bands.
 */
export const usualLeast = 4;

/** A handout is read before it is answered; less if there is no time. */
const sheetMinutes = 4;

/**
 * The largest share of the question time for the CV block; the core block gets the rest. It is half in interviews of 45
 * to 59 minutes, because what decides about a candidate takes as long there as in an hour.
 */
export function cvShareOf(durationMin: number): number {
  return durationMin >= 45 && durationMin < 60 ? 0.5 : 0.4;
}
/** The smallest share that cases in the core, at five minutes each, leave to the CV block. */
const leastCvShare = 1 / 3;

/**
 * The budget for a duration from 15 to 180 minutes in steps of 5.
 *
 * @throws RangeError for a duration outside this range
 */
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

/** The shortest interview of each type with time for a task; in the first two the task is the interview. */
const shortestWithTask: Readonly<Partial<Record<InterviewType, number>>> = {
  coding: 45,
  system_design: 45,
  technical: 90,
};

export function setsTask(interviewType: InterviewType, durationMin: number): boolean {
  return durationMin >= (shortestWithTask[interviewType] ?? Infinity);
}

/** The size of a core. */
export interface CoreSize {
  readonly count: number;
  /** minutes it needs at least */
  readonly least: number;
}

export function coreSizeOf(core: readonly TimedQuestion[]): CoreSize {
  return {
    count: core.length,
    least: core.reduce((sum, question) => sum + Math.max(usualLeast, shortestOf(question)), 0),
  };
}

/** How the question time is divided. The same with and without a CV. */
export interface QuestionBudget {
  /** for the core block including its task: exact, so that every candidate has the same minutes for a question */
  readonly core: number;
  /** maximum for the CV block; what it does not use goes to the buffer */
  readonly cv: number;
}

/**
 * @param requirements minutes of the requirements check, taken from the question time
 * @param core its number of questions and least minutes: many questions or cases leave less for the candidate's own
 */
export function questionBudget(
  durationMin: number,
  hasTask: boolean,
  requirements: number,
  { count, least }: CoreSize = { count: 0, least: 0 },
): QuestionBudget {
  const { questions } = timeBudget(durationMin);
  const left = questions - requirements;
  const isMany = durationMin < 60 && count > fewInCore;
  // So many that they leave no time for a case: the candidate gets that one, and each of them what an answer takes.
  const isFull = isMany && left - count * meanOfMany < behavioralMinutes;
  const wanted = isFull ? behavioralMinutes : personMinutes(durationMin, hasTask, count);
  const needed = isMany ? Math.max(least, count * (isFull ? usualLeast : meanOfMany)) : least;
  const cv = Math.max(0, Math.min(wanted, Math.floor(left * cvShareOf(durationMin)), left - needed));
  return { core: left - cv, cv };
}

/**
 * Minutes of the requirements check, which settles each requirement as yes, no or open: two for up to three
 * requirements or an interview of up to half an hour, otherwise three.
 */
export function requirementMinutes(durationMin: number, count: number): number {
  if (count === 0) return 0;
  return count <= 3 || durationMin <= 30 ? 2 : 3;
}

function mostCvQuestions(durationMin: number, hasTask: boolean): number {
  // A task needs the minutes more.
  if (hasTask) return durationMin < 60 ? 0 : 1;
  if (durationMin < 30) return 0;
  // Few, so that each gets enough minutes for a scored answer.
  return durationMin < 45 ? 1 : Math.min(4, Math.max(2, Math.floor(durationMin / 30)));
}

/** A core of at most this many questions has no easy question before its main task. */
export const fewInCore = 4;
/** Minutes per question of a longer core under an hour, if there is time: each is answered and followed up. */
export const meanOfMany = 5;
/** Up to this many core questions leave the candidate half of the question time in a 45-minute interview. */
const fewestInCore = 3;

/** The most minutes for the questions of one candidate. */
function personMinutes(durationMin: number, hasTask: boolean, core: number): number {
  if (hasTask || durationMin < 45) return mostCvQuestions(durationMin, hasTask) * (durationMin < 90 ? 5 : 6);
  // What decides about a candidate takes as long there as in an hour.
  const ofShort = core <= fewestInCore ? 7.5 : 6;
  const each = durationMin < 60 ? ofShort : 5.5;
  return Math.floor(Math.min(4, 1 + Math.floor(durationMin / 30)) * each);
}

/** The block for one candidate beside the core. */
export interface CvBlock {
  /** maximum number of questions */
  readonly count: number;
  /** how many of them may be cases from experience, which need five minutes each */
  readonly behavioral: number;
  /** minutes for all of them together */
  readonly minutes: number;
}

/** @param hasNote an earlier round left a note: each matter it leaves open may need a question of its own */
export function cvBlock(
  durationMin: number,
  core: readonly TimedQuestion[],
  requirements: number,
  hasNote = false,
): CvBlock {
  const hasTask = core.some(({ kind }) => kind === 'task');
  const { cv } = questionBudget(durationMin, hasTask, requirements, coreSizeOf(core));
  const usual = mostCvQuestions(durationMin, hasTask);
  // One more question needs room for a case, and four minutes for each of the others.
  const hasRoom = isLong(durationMin, hasTask) && cv + minutesOfSeen >= behavioralMinutes + usual * usualLeast;
  const most = hasNote && hasRoom ? usual + 1 : usual;
  // A core that needs more questions for its focus areas leaves fewer for the candidate. Beside the most that several
  // candidates are asked, the last place is theirs, with a note or without.
  const isReserved = !hasNote && core.length < mostForSeveral;
  const places = allowedCount(durationMin, hasTask).max - (isReserved ? placesOfNote(durationMin, hasTask) : 0);
  const fitting = Math.floor(cv / (core.length > fewInCore ? usualLeast : questionMinutes.min));
  const count = Math.max(0, Math.min(most, places - core.length, fitting));
  // Whether a core question gives up its minutes is known only once the candidate's own questions exist.
  const minutes = cv + (count > usual ? minutesOfSeen : 0);
  return { count, behavioral: casesAmong(count, cv), minutes };
}

/** The most minutes freed for the candidate by a core question whose subject an earlier round has seen done well. */
const minutesOfSeen = 2;

/** Extra questions for what an earlier round left open; a longer interview has room for them anyway. */
function placesOfNote(durationMin: number, hasTask: boolean): number {
  return isLong(durationMin, hasTask) && durationMin < 60 ? 1 : 0;
}

/** Long enough for one question more than usually planned for a candidate. */
function isLong(durationMin: number, hasTask: boolean): boolean {
  return durationMin >= 45 && !hasTask;
}

/** The room left in the block beside existing questions; with more cases than planned it holds fewer questions. */
export function roomLeft(block: CvBlock, standing: readonly TimedQuestion[]): CvBlock {
  return without(block, standing.length, leastMinutes(standing));
}

/** The room left in the block beside locked questions, which keep their minutes. */
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

/** How many of this many questions may take the minutes of a case. */
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
  /** questions of the core block including the task; the same with and without a CV */
  readonly core: number;
  /** maximum number of questions of the CV block */
  readonly cv: number;
}

/**
 * How many questions a writer is asked for. The core must be the same for candidates with and without a CV, so it fills
 * its minutes by itself.
 */
export function blockSizes(durationMin: number, hasTask: boolean, requirements = 0): BlockSizes {
  const { core } = questionBudget(durationMin, hasTask, requirements);
  return { core: coreCount(durationMin, hasTask, core), cv: mostCvQuestions(durationMin, hasTask) };
}

function coreCount(durationMin: number, hasTask: boolean, minutes: number): number {
  if (hasTask) return 1 + Math.floor((minutes - taskIn(minutes)) / usualMinutes(durationMin));
  const usual = usualCoreMinutes(durationMin);
  // In half an hour or less some questions are short.
  return Math.max(2, Math.floor((minutes + (durationMin <= 30 ? 2 : usual / 2)) / usual));
}

/** The task takes a little more than half of the block. */
function taskIn(coreMinutes: number): number {
  return Math.min(taskMinutes.max, Math.max(taskMinutes.min, Math.round(coreMinutes * 0.55)));
}

/** Questions of a longer interview go deeper. */
function usualMinutes(durationMin: number): number {
  return Math.min(7, Math.max(5, durationMin / 14));
}

/** For core questions: what decides needs its time. */
function usualCoreMinutes(durationMin: number): number {
  return Math.min(durationMin < 60 ? 5.5 : 6.5, Math.max(5, durationMin / 6));
}

interface Place {
  readonly interviewType: InterviewType;
  readonly durationMin: number;
}

/**
 * Questions of a core written by a model: one more if there are more focus areas than questions, so that few share one,
 * but not in a final round under an hour, which is for what earlier rounds left open. Under an hour, if open matters of
 * several candidates are known, there are as many as leave each of them a case of their own, up to six.
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
  return Math.max(core + ofAreas, forSeveral ? leastForSeveral({ interviewType, durationMin }) : 0);
}

const mostForSeveral = 6;

/**
 * The least questions of a core for several known candidates: under an hour as many as leave each of them a case of
 * their own, whatever the requirements, up to six. In a behavioral interview nearly every question is a case.
 */
export function leastForSeveral({ interviewType, durationMin }: Place): number {
  if (durationMin < 45 || durationMin >= 60 || setsTask(interviewType, durationMin)) return 0;
  const each = interviewType === 'behavioral' ? behavioralMinutes : usualLeast;
  const left = timeBudget(durationMin).questions - requirementMinutes(durationMin, Infinity) - behavioralMinutes;
  return Math.min(mostForSeveral, Math.floor(left / each));
}

/** Average minutes that a question about one thing needs at least. */
const shortestMean = 4;

/** Questions of a core: the usual number for the length, and more if there are more focus areas and enough time. */
export function coreCountFor(areas: number, durationMin: number, hasTask: boolean, requirements: number): number {
  const sizes = blockSizes(durationMin, hasTask, requirements);
  if (hasTask) return sizes.core;
  const { core } = questionBudget(durationMin, hasTask, requirements, { count: fewInCore, least: 0 });
  const beside = durationMin < 60 ? Math.max(1, sizes.cv - 1) : sizes.cv;
  const most = Math.min(allowedCount(durationMin, hasTask).max - beside, Math.floor(core / shortestMean));
  return Math.max(sizes.core, Math.min(areas, most));
}

/**
 * How many core questions, apart from the task, may be cases from experience, which need five minutes each.
 *
 * @param count core questions including the task
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
  const each = durationMin < 60 && count > fewInCore ? usualLeast : questionMinutes.min;
  return Math.floor((minutes - questions * each) / (behavioralMinutes - each));
}

/** The range of questions for an interview of this length, with or without a task. */
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
