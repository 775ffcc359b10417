import { randomBytes } from 'node:crypto';
import type { Language } from '#contracts/common.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import type { CoreBlock, CoreBrief, CvLine, CvPage, OpenMatter } from '#knowledge/plan/plan-parts.ts';
import {
  behavioralMinutes,
  cvBlock,
  questionBudget,
  requirementMinutes,
  setsTask,
} from '#knowledge/plan/time/time-budget.ts';
import type { LlmMessage } from '#platform/llm/llm.ts';
import { chosenLines } from './chosen-lines.ts';
import { type PromptBlock, systemPrompt } from './system-prompts.ts';
import { toldDescription } from '#modules/interviewing/plan-writer/draft/read/find-in-posting.ts';
import { withoutOrders } from '#modules/interviewing/plan-writer/draft/read/injection-signs.ts';
import { minimisePosting } from '#modules/interviewing/plan-writer/personal-data/minimise.ts';

/** Stored with each plan. Raise it with any change of what a model is told. */
export const promptVersion = 'plan-75';

const names: Readonly<Record<Language, string>> = { en: 'English', uk: 'Ukrainian' };

export interface Prompt {
  readonly messages: readonly LlmMessage[];
  /** the code of this call's markers; it has no business in an answer */
  readonly code: string;
}

interface Asked {
  readonly questions: number;
  /** of how many in all, where the others are asked for later */
  readonly of?: number;
  readonly tasks: number;
  /** cases from experience, at most: each takes its five minutes */
  readonly behavioral?: number;
  /** how many, or their names */
  readonly competencies: number | readonly string[];
  /** what a candidate may ask, at most */
  readonly candidateQuestions?: number;
  /** what the description demands, at most */
  readonly requirements?: number;
  /** points of this person to clear up, at most */
  readonly toSettle?: number;
  /** what was wrong with the answer before this one as a whole: sentences */
  readonly problems: readonly string[];
  /** its questions that do not stand */
  readonly refused?: readonly Refused[];
  /** its items that do not stand, of the questions and beside them */
  readonly leftOut?: readonly Refused[];
  readonly accepted: readonly string[];
  /** for somebody without a CV, beside the questions for everybody */
  readonly ownWork?: boolean;
  /** what they may take together */
  readonly questionMinutes?: number;
  /** of the answer, where it is written in calls at once */
  readonly members?: readonly string[];
  /** for each competency the how many-th question about it is asked for, where others are written at the same time */
  readonly ranks?: readonly number[];
  /** competencies of the questions that are written at the same time */
  readonly elsewhere?: readonly string[];
  /** focus areas that no question asks about yet, where the questions asked for have to */
  readonly uncovered?: readonly string[];
  /** what is asked of everybody was written to compare several people */
  readonly compared?: boolean;
}

/** What is told of answers before; beside it numbers of what is asked for. */
type Told = Pick<Asked, 'problems' | 'accepted'> & Partial<Asked>;
const nothingAsked: Told = { problems: [], accepted: [] };

export interface Refused {
  readonly text: string;
  /** a sentence for each fault */
  readonly because: readonly string[];
}

/**
 * `questions`: of what is settled, without the part around the questions.
 *
 * @param person somebody whose CV nobody has: what an earlier round noted, free of personal data, and what is to be shown
 */
export function corePrompt(
  brief: CoreBrief,
  asked: Asked,
  block: 'core' | 'questions' = 'core',
  { feedback = null, requirements = [], openMatters = [], today }: KnownOfCore = {},
): Prompt {
  const { askedElsewhere = [] } = brief;
  const { interviewType, durationMin, position } = brief;
  const task = {
    block,
    language: brief.language,
    interviewType,
    level: position.level,
    durationMin,
    ...(today === undefined ? {} : { today }),
    // Of all: where some are asked for elsewhere or stand already, each has its natural minutes.
    ...(block === 'core' && asked.of === undefined && asked.accepted.length === 0
      ? { questionMinutes: coreMinutes(brief, asked.questions) }
      : {}),
  };
  const isCompared = openMatters.length > 0;
  return promptOf(block, brief.language, task, isCompared ? { ...asked, compared: true } : asked, {
    position: positionText(brief),
    ...(requirements.length === 0 ? {} : { requirements: numbered(requirements) }),
    ...toldInterviewer(brief),
    ...(feedback === null ? {} : { feedback: feedback.slice(0, longestFeedback) }),
    ...(openMatters.length === 0 ? {} : { open: toldMatters(openMatters) }),
    ...askedBefore(askedElsewhere),
  });
}

/** One person after the other, none by name. */
function toldMatters(openMatters: readonly (readonly OpenMatter[])[]): string {
  return openMatters
    .map((matters) =>
      ['Of one person:', ...matters.map((matter) => `- ${matter.text}${howItStands(matter)}`)].join('\n'),
    )
    .join('\n');
}

function howItStands({ done, heard = false }: OpenMatter): string {
  if (heard) return ' (told well before)';
  return done ? '' : ' (has not done it)';
}

/** For what is open about one of several people, before the part that is the same for all of them is written. */
export function openMattersPrompt(
  brief: CoreBrief,
  { pages, lines = [], feedback, today }: Pick<KnownOfCandidate, 'pages' | 'lines' | 'feedback' | 'today'>,
): Prompt {
  const { language, interviewType, position } = brief;
  const task = { block: 'open', language, today, interviewType, level: position.level };
  return promptOf('open', language, task, nothingAsked, {
    position: positionText(brief),
    cv: chosenLines(pages, lines, longestCv),
    ...(feedback === null ? {} : { feedback: feedback.slice(0, longestFeedback) }),
  });
}

/** For items that were left out of questions that stand: the same in other words. */
export function rewordingPrompt(language: Language, items: readonly Refused[]): Prompt {
  const numberedItems = items.map((item, at) => JSON.stringify({ number: at + 1, ...item })).join('\n');
  return promptOf('rewording', language, { block: 'rewording', language }, nothingAsked, { items: numberedItems });
}

/** The requirements are not known yet: there are mostly more than three. Where all may be cases, each has its time. */
function coreMinutes({ interviewType, durationMin }: CoreBrief, questions: number): number {
  const least = interviewType === 'behavioral' ? questions * behavioralMinutes : 0;
  return questionBudget(durationMin, setsTask(interviewType, durationMin), requirementMinutes(durationMin, 4), {
    count: questions,
    least,
  }).core;
}

/** What is known of the person, free of personal data. */
export interface KnownOfCandidate {
  readonly pages: readonly CvPage[];
  /** of them, most telling first: those that a CV too long to be told is told by */
  readonly lines?: readonly CvLine[];
  /** of an earlier round */
  readonly feedback: string | null;
  /** what earlier rounds put to this person alone */
  readonly asked: readonly string[];
  readonly tasksOfOthers?: readonly Question[];
  /** YYYY-MM-DD */
  readonly today: string;
}

/** What is known of somebody whose CV nobody has, and what a point may stand in place of; or of several, for all of them. */
interface KnownOfCore extends Partial<Pick<KnownOfCandidate, 'feedback' | 'today'>> {
  readonly requirements?: readonly string[];
  readonly openMatters?: readonly (readonly OpenMatter[])[];
}

export function cvPrompt(brief: CoreBrief, core: CoreBlock, known: KnownOfCandidate, asked: Asked): Prompt {
  const { pages, lines = [], feedback, tasksOfOthers = [] } = known;
  const task = {
    block: 'cv',
    language: brief.language,
    today: known.today,
    interviewType: brief.interviewType,
    level: brief.position.level,
    questionMinutes: cvBlock(
      brief.durationMin,
      core.questions,
      requirementMinutes(brief.durationMin, core.requirements.length),
      feedback !== null,
    ).minutes,
  };
  const isCompared = core.candidatesInView !== undefined;
  return promptOf('cv', brief.language, task, isCompared ? { ...asked, compared: true } : asked, {
    position: positionText(brief),
    core: [
      numbered(core.questions.map(toldQuestion)),
      ...(core.decision?.noWhen ?? []).map((no) => `A no: ${no}`),
    ].join('\n'),
    ...(core.requirements.length === 0 ? {} : { requirements: numbered(core.requirements.map(({ text }) => text)) }),
    ...toldInterviewer(brief),
    cv: chosenLines(pages, lines, longestCv),
    ...(feedback === null ? {} : { feedback: feedback.slice(0, longestFeedback) }),
    ...(tasksOfOthers.length === 0 ? {} : { otherTasks: numbered(tasksOfOthers.map(toldQuestion)) }),
    // Those to this person first: the block for everyone has kept clear of the others already.
    ...askedBefore([...known.asked, ...(brief.askedElsewhere ?? [])]),
  });
}

/** In the recruiter's words, so it stands with what is data. */
function toldInterviewer({ userRole = null }: CoreBrief): Readonly<Record<string, string>> {
  return userRole === null ? {} : { interviewer: withoutOrders(minimisePosting(userRole)) };
}

/** What a follow-up has to know of its question: a case of the person's own fits none that has a sheet to work on. */
function toldQuestion(question: CoreBlock['questions'][number]): string {
  const { category, handout = [], mustAsk, probes, text } = question;
  const sheet = handout.length > 0 ? ` Sheet: ${handout.join(' | ')}` : '';
  const then = probes.length > 0 ? ` then: ${probes.map((probe) => probe.text).join(' | ')}` : '';
  return `${category}${mustAsk ? '' : ' (optional)'}: ${text}${sheet}${then}`;
}

function numbered(texts: readonly string[]): string {
  return texts.map((text, index) => `${index + 1}. ${text}`).join('\n');
}

/** Characters. A longer CV does not make a dearer call: 12 000 tokens are the cap. */
const longestCv = 11_000;
const longestPosition = 5000;
const longestFeedback = 2000;
const longestAsked = 6000;

/** Whole questions only: half of one would forbid something else. */
function askedBefore(questions: readonly string[]): Readonly<Record<string, string>> {
  let length = 0;
  const fitting = questions.filter((question) => (length += question.length + 1) <= longestAsked);
  return fitting.length === 0 ? {} : { asked: fitting.join('\n') };
}

function promptOf(
  block: PromptBlock,
  language: Language,
  task: Record<string, unknown>,
  { problems, refused = [], leftOut = [], accepted, uncovered = [], ...numbers }: Told,
  parts: Readonly<Record<string, string>>,
): Prompt {
  const code = randomBytes(8).toString('hex');
  const untrusted = {
    ...parts,
    ...(accepted.length > 0 ? { accepted: accepted.join('\n') } : {}),
    ...(refused.length > 0 ? { refused: refused.map((question) => JSON.stringify(question)).join('\n') } : {}),
    ...(leftOut.length > 0 ? { leftOut: leftOut.map((item) => JSON.stringify(item)).join('\n') } : {}),
    ...(uncovered.length > 0 ? { uncovered: uncovered.join('\n') } : {}),
  };
  const faults = problems.length > 0 ? `\nYour answer before this one had faults: ${problems.join(' ')}` : '';
  const repair =
    refused.length > 0 ? `${faults}\nOf your answer before, ${refused.length} questions do not stand.` : faults;
  return {
    code,
    messages: [
      { role: 'system', content: systemPrompt(block, numbers) },
      {
        role: 'user',
        content: `Task: ${JSON.stringify({ ...task, ...numbers })}\nWrite in ${names[language]}.${repair}`,
      },
      ...Object.entries(untrusted).map(([name, text]) => ({
        role: 'user' as const,
        content: `<<<${name} ${code}>>>\n${text}\n<<<end ${name} ${code}>>>`,
      })),
    ],
  };
}

function positionText({ position }: CoreBrief): string {
  const focus = position.focusAreas.length > 0 ? `\nFocus areas: ${position.focusAreas.join('; ')}` : '';
  // Whom to write or call stands in many a posting.
  const description = toldDescription(position.description);
  const department =
    typeof position.department === 'string'
      ? `\nDepartment: ${withoutOrders(minimisePosting(position.department))}`
      : '';
  const out = (position.notChecked ?? []).map((words) => toldDescription(words)).join('; ');
  const notChecked = out === '' ? '' : `\nNot required, whatever the description says: ${out}`;
  return `Title: ${position.title}\nLevel: ${position.level}${department}${focus}${notChecked}\nDescription: ${description}`.slice(
    0,
    longestPosition,
  );
}

/** Room for an answer: an English question with all that belongs to it takes some 750 tokens, a Ukrainian one twice that. */
export function outputTokens(language: Language, questions: number): number {
  return 1100 + questions * (language === 'uk' ? 1800 : 950);
}
