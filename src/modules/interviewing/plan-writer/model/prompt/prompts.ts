import { randomBytes } from 'node:crypto';
import type { Language } from '#contracts/common.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { pickedRequirements } from '#knowledge/posting/read-requirements.ts';
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

/** Stored with each plan. Increase it whenever anything that a model is told changes. */
export const promptVersion = 'plan-78';

const names: Readonly<Record<Language, string>> = { en: 'English', uk: 'Ukrainian' };

export interface Prompt {
  readonly messages: readonly LlmMessage[];
  /** random code in this call's delimiters; it must not appear in an answer */
  readonly code: string;
}

interface Asked {
  readonly questions: number;
  /** the total number of questions, if the others are requested later */
  readonly of?: number;
  readonly tasks: number;
  /** maximum number of behavioral questions; each takes its five minutes */
  readonly behavioral?: number;
  /** how many, or their names */
  readonly competencies: number | readonly string[];
  /** maximum number of questions the candidate may ask */
  readonly candidateQuestions?: number;
  /** maximum number of requirements from the description */
  readonly requirements?: number;
  /** maximum number of points to settle with this candidate */
  readonly toSettle?: number;
  /** sentences about what was wrong with the previous answer as a whole */
  readonly problems: readonly string[];
  /** rejected questions of the previous answer */
  readonly refused?: readonly Refused[];
  /** rejected items of the previous answer, within the questions and around them */
  readonly leftOut?: readonly Refused[];
  readonly accepted: readonly string[];
  /** for a candidate without a CV, in addition to the core questions */
  readonly ownWork?: boolean;
  /** total minutes for the questions */
  readonly questionMinutes?: number;
  /** members of the answer to write, if it is split across calls */
  readonly members?: readonly string[];
  /** for each competency, the ordinal of the requested question, if others are being written concurrently */
  readonly ranks?: readonly number[];
  /** competencies of the questions that are being written concurrently */
  readonly elsewhere?: readonly string[];
  /** focus areas without a question that the requested questions must cover */
  readonly uncovered?: readonly string[];
  /** the core was written to compare several candidates */
  readonly compared?: boolean;
  /** somebody picked what an earlier round's note leaves open */
  readonly picked?: boolean;
}

/** Whether somebody picked what an earlier round's note leaves open. */
function pickedOf(leftOpen: KnownOfCandidate['leftOpen']): Pick<Asked, 'picked'> {
  return leftOpen === undefined ? {} : { picked: true };
}

/** An earlier round's note and, if somebody picked them, the lines that it leaves open. */
function toldNote(feedback: string | null, leftOpen: KnownOfCandidate['leftOpen']): Readonly<Record<string, string>> {
  if (feedback === null) return {};
  const picked = leftOpen === undefined ? {} : { leftOpen: leftOpen.length === 0 ? '-' : numbered(leftOpen) };
  return { feedback: feedback.slice(0, longestFeedback), ...picked };
}

/** What the model is told about earlier answers, along with the numbers of what is requested. */
type Told = Pick<Asked, 'problems' | 'accepted'> & Partial<Asked>;
const nothingAsked: Told = { problems: [], accepted: [] };

export interface Refused {
  readonly text: string;
  /** one sentence per fault */
  readonly because: readonly string[];
}

/**
 * `questions` asks for questions about settled competencies, without the parts around them.
 *
 * @param person for a candidate without a CV: an earlier round's note, free of personal data, and the requirements
 */
export function corePrompt(
  brief: CoreBrief,
  asked: Asked,
  block: 'core' | 'questions' = 'core',
  { feedback = null, leftOpen, requirements = [], openMatters = [], today }: KnownOfCore = {},
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
    // Only for the whole core: if some questions exist or are requested elsewhere, each takes its natural minutes.
    ...(block === 'core' && asked.of === undefined && asked.accepted.length === 0
      ? { questionMinutes: coreMinutes(brief, asked.questions) }
      : {}),
  };
  const compared = openMatters.length > 0 ? { compared: true } : {};
  return promptOf(
    block,
    brief.language,
    task,
    { ...asked, ...compared, ...pickedOf(leftOpen) },
    {
      position: positionText(brief),
      ...(requirements.length === 0 ? {} : { requirements: numbered(requirements) }),
      ...toldInterviewer(brief),
      ...toldNote(feedback, leftOpen),
      ...(openMatters.length === 0 ? {} : { open: toldMatters(openMatters) }),
      ...askedBefore(askedElsewhere),
    },
  );
}

/** Lists one person after the other, without names. */
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

/** Asks for the open points about one of several candidates, before their common core is written. */
export function openMattersPrompt(
  brief: CoreBrief,
  {
    pages,
    lines = [],
    feedback,
    leftOpen,
    today,
  }: Pick<KnownOfCandidate, 'pages' | 'lines' | 'feedback' | 'leftOpen' | 'today'>,
): Prompt {
  const { language, interviewType, position } = brief;
  const task = { block: 'open', language, today, interviewType, level: position.level };
  return promptOf(
    'open',
    language,
    task,
    { ...nothingAsked, ...pickedOf(leftOpen) },
    {
      position: positionText(brief),
      cv: chosenLines(pages, lines, longestCv),
      ...toldNote(feedback, leftOpen),
    },
  );
}

/** Asks for new wording for items dropped from accepted questions. */
export function rewordingPrompt(language: Language, items: readonly Refused[]): Prompt {
  const numberedItems = items.map((item, at) => JSON.stringify({ number: at + 1, ...item })).join('\n');
  return promptOf('rewording', language, { block: 'rewording', language }, nothingAsked, { items: numberedItems });
}

/**
 * Assumes four requirements, because they are not known yet and there are usually more than three. If all questions may
 * be behavioral, reserves enough time for each.
 */
function coreMinutes({ interviewType, durationMin }: CoreBrief, questions: number): number {
  const least = interviewType === 'behavioral' ? questions * behavioralMinutes : 0;
  return questionBudget(durationMin, setsTask(interviewType, durationMin), requirementMinutes(durationMin, 4), {
    count: questions,
    least,
  }).core;
}

/** What is known about the candidate, free of personal data. */
export interface KnownOfCandidate {
  readonly pages: readonly CvPage[];
  /** lines of `pages`, the most informative first; used to choose lines from a CV that is too long */
  readonly lines?: readonly CvLine[];
  /** feedback from an earlier round */
  readonly feedback: string | null;
  /** its lines that somebody picked as open; undefined if nobody picked any */
  readonly leftOpen?: readonly string[] | undefined;
  /** questions that earlier rounds asked this candidate alone */
  readonly asked: readonly string[];
  readonly tasksOfOthers?: readonly Question[];
  /** YYYY-MM-DD */
  readonly today: string;
}

/**
 * What is known about a candidate without a CV, and requirements that a point may replace; or open points of several
 * candidates.
 */
interface KnownOfCore extends Partial<Pick<KnownOfCandidate, 'feedback' | 'leftOpen' | 'today'>> {
  readonly requirements?: readonly string[];
  readonly openMatters?: readonly (readonly OpenMatter[])[];
}

export function cvPrompt(brief: CoreBrief, core: CoreBlock, known: KnownOfCandidate, asked: Asked): Prompt {
  const { pages, lines = [], feedback, leftOpen, tasksOfOthers = [] } = known;
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
  const compared = core.candidatesInView === undefined ? {} : { compared: true };
  return promptOf(
    'cv',
    brief.language,
    task,
    { ...asked, ...compared, ...pickedOf(leftOpen) },
    {
      position: positionText(brief),
      core: [
        numbered(core.questions.map(toldQuestion)),
        ...(core.decision?.noWhen ?? []).map((no) => `A no: ${no}`),
      ].join('\n'),
      ...(core.requirements.length === 0 ? {} : { requirements: numbered(core.requirements.map(({ text }) => text)) }),
      ...toldInterviewer(brief),
      cv: chosenLines(pages, lines, longestCv),
      ...toldNote(feedback, leftOpen),
      ...(tasksOfOthers.length === 0 ? {} : { otherTasks: numbered(tasksOfOthers.map(toldQuestion)) }),
      // This candidate's own come first, because the core already avoids the others.
      ...askedBefore([...known.asked, ...(brief.askedElsewhere ?? [])]),
    },
  );
}

/** Written by the recruiter, so it is passed as data. */
function toldInterviewer({ userRole = null }: CoreBrief): Readonly<Record<string, string>> {
  return userRole === null ? {} : { interviewer: withoutOrders(minimisePosting(userRole)) };
}

/**
 * What a follow-up must know about its question. A question with a handout cannot be directed to the candidate's own
 * case.
 */
function toldQuestion(question: CoreBlock['questions'][number]): string {
  const { category, handout = [], mustAsk, probes, text } = question;
  const sheet = handout.length > 0 ? ` Sheet: ${handout.join(' | ')}` : '';
  const then = probes.length > 0 ? ` then: ${probes.map((probe) => probe.text).join(' | ')}` : '';
  return `${category}${mustAsk ? '' : ' (optional)'}: ${text}${sheet}${then}`;
}

function numbered(texts: readonly string[]): string {
  return texts.map((text, index) => `${index + 1}. ${text}`).join('\n');
}

/** In characters. A longer CV does not make a call more expensive: 12 000 tokens are the cap. */
const longestCv = 11_000;
const longestPosition = 5000;
const longestFeedback = 2000;
const longestAsked = 6000;

/** Only whole questions, because half of one would exclude something else. */
function askedBefore(questions: readonly string[]): Readonly<Record<string, string>> {
  let length = 0;
  const fitting = questions.filter((question) => (length += question.length + 1) <= longestAsked);
  return fitting.length === 0 ? {} : { asked: fitting.join('\n') };
}

function promptOf(
  block: PromptBlock,
  language: Language,
  task: { readonly questionMinutes?: number } & Readonly<Record<string, unknown>>,
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
      { role: 'system', content: systemPrompt(block, { ...task, ...numbers }) },
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

function positionText({ position, language }: CoreBrief): string {
  const focus = position.focusAreas.length > 0 ? `\nFocus areas: ${position.focusAreas.join('; ')}` : '';
  // Many postings contain contact details.
  const description = toldDescription(position.description);
  const department =
    typeof position.department === 'string'
      ? `\nDepartment: ${withoutOrders(minimisePosting(position.department))}`
      : '';
  const out = (position.notChecked ?? []).map((words) => toldDescription(words)).join('; ');
  const notChecked = out === '' ? '' : `\nNot required, whatever the description says: ${out}`;
  const picked = pickedRequirements(position.description, language, position)
    .map(({ basis }) => toldDescription(basis))
    .join('; ');
  const alsoChecked = picked === '' ? '' : `\nAlso required: ${picked}`;
  return `Title: ${position.title}\nLevel: ${position.level}${department}${focus}${notChecked}${alsoChecked}\nDescription: ${description}`.slice(
    0,
    longestPosition,
  );
}

/** Output limit: an English question with all its parts takes about 750 tokens, a Ukrainian one twice as many. */
export function outputTokens(language: Language, questions: number): number {
  return 1100 + questions * (language === 'uk' ? 1800 : 950);
}
