import { limits } from '#contracts/limits.ts';
import { questionWithCase } from '#contracts/interviewing/plan/question-with-case.ts';
import { type OpenItem, openItems } from '#knowledge/notes/open-items.ts';
import { bare, hasWordsOf, isPicked, pickedLines } from '#knowledge/notes/picked-lines.ts';
import { questionAbout } from './question-about.ts';
import { asksAbout } from './rules/focus-rules.ts';
import { wordsOf } from './rules/likeness.ts';
import type { FlowStep, PlanContent, Question, SeenEarlier } from '#contracts/interviewing/plan/plan.ts';
import { type PanelPart, panelRoles } from '#contracts/interviewing/plan/panel/panel-roles.ts';
import { fitMinutes } from './time/fit-minutes.ts';
import { type CoreBlock, type PlanBrief, type Tailoring, noClaims } from './plan-parts.ts';
import { decisionOfPlan } from './decision/decision-of-plan.ts';
import { divisionOfTalk } from './division-of-talk.ts';
import { openingScript, planScript } from './plan-scripts.ts';
import { termsForAll } from './terms-for-all.ts';
import { settleMinutes } from './time/settle-minutes.ts';
import { fewInCore, requirementMinutes, timeBudget } from './time/time-budget.ts';

export const emptyTailoring: Tailoring = { ...noClaims, questions: [] };

/**
 * Combines the two blocks and fits the minutes so that everything adds up to the duration.
 *
 * @throws RangeError when the questions cannot fill the time, which never happens to a writer that asked for
 * `blockSizes`
 */
export function assemblePlan(brief: PlanBrief, core: CoreBlock, tailoring: Tailoring): PlanContent {
  const { interviewType, language, durationMin } = brief;
  const seen = comparesPeople(core) ? [] : seenLast(core, tailoring.seenEarlier);
  const asIsSeen = core.questions.map((question) => ({ ...question, isSeen: seen.includes(question) }));
  const own = tailoring.questions.map((question) => ({
    ...question,
    isLocked: brief.lockedQuestions?.some(({ id }) => id === question.id) ?? false,
  }));
  const written = [...asIsSeen, ...own];
  const requirements = requirementMinutes(durationMin, core.requirements.length);
  // In the order of writing: minutes do not depend on which question this candidate is asked first.
  const fitted = fitMinutes(durationMin, written, requirements);
  if (fitted === undefined) throw new RangeError(`${written.length} questions cannot fill ${durationMin} minutes`);
  const minutes = new Map(written.map(({ id }, at) => [id, fitted.minutes[at]]));
  const placed = comparesPeople(core)
    ? [...core.questions, ...tailoring.questions]
    : inOrderOfTalk(core.questions, tailoring, seen);
  const questions = placed.map((question, index) => ({
    ...question,
    order: index + 1,
    expectedMin: minutes.get(question.id) ?? question.expectedMin,
    // Core questions were assigned theirs when the core was made.
    ...(question.block === 'core' ? {} : { focusAreas: core.focusAreas.filter((area) => asksAbout(question, area)) }),
  }));
  const inView = core.candidatesInView === undefined ? {} : { candidatesInView: core.candidatesInView };
  const parts = {
    language,
    competencies: [...core.competencies],
    requirements: [...core.requirements],
    candidate: {
      strengths: [...tailoring.strengths],
      areasToProbe: [...tailoring.areasToProbe],
      followUps: [...tailoring.followUps],
      requirementEvidence: [...tailoring.requirementEvidence],
      toSettle: [...tailoring.toSettle],
      seenEarlier: [...tailoring.seenEarlier],
      toPrepare: toPrepare(brief, core, tailoring),
      furtherWhen: [...tailoring.furtherWhen],
      beforeOffer: [...tailoring.beforeOffer],
      alsoOpen: alsoOpen(brief, questions, tailoring),
      privateMatters: [],
      ...(tailoring.toDecide === '' ? {} : { toDecide: tailoring.toDecide }),
    },
    questions,
  };
  return {
    ...parts,
    interviewType,
    level: brief.position.level,
    durationMin,
    summary: {
      highlights: [...tailoring.highlights],
      highlightEvidence: [...tailoring.highlightEvidence],
      focusAreas: [...core.focusAreas],
    },
    decision: decisionOfPlan({ ...parts, ...inView, decision: core.decision }),
    ...inView,
    ...(core.candidateQuestions === undefined ? {} : { candidateQuestions: [...core.candidateQuestions] }),
    flow: flow(brief, { ...core, ...tailoring, requirements: core.requirements.length }, questions, fitted.spare),
  };
}

const mostToPrepare = 4;

/** Terms that need one answer for all candidates come first. */
function toPrepare(
  { language }: PlanBrief,
  core: CoreBlock,
  tailoring: Tailoring,
): PlanContent['candidate']['toPrepare'] {
  const terms = comparesPeople(core) ? termsForAll(core.requirements, language, tailoring.toPrepare) : undefined;
  return [...(terms === undefined ? [] : [terms]), ...tailoring.toPrepare].slice(0, mostToPrepare);
}

/**
 * Open items of an earlier round, or the lines that somebody picked, that have no question of their own, so that none is
 * lost: first those that a core question settles.
 */
function alsoOpen(
  brief: PlanBrief,
  questions: readonly Question[],
  { followUps, toSettle, askedInCore }: Tailoring,
): PlanContent['candidate']['alsoOpen'] {
  const settled = [...questions, ...followUps].flatMap(({ followsUp }) => followsUp ?? []);
  const inCore = askedInCore
    .flatMap(({ questionId, words }) => openWordsOf(brief, words).map((text) => ({ text, askedIn: questionId })))
    .filter(({ text }) => text.length <= longestItem);
  const all = [...settled, ...toSettle.flatMap(({ leftOpen }) => leftOpen ?? []), ...inCore.map(({ text }) => text)];
  const copied = all.map(spaced);
  // Compared sentence by sentence, since a copy may omit one.
  const said = all
    .flatMap((words) => words.split(/(?<=[.!?…;])\s+/u))
    .map(bare)
    .filter((sentence) => sentence.length >= shortestSentence);
  const others = openItemsOf(brief)
    .filter(({ quoted }) => !settled.includes(quoted))
    // However short, it is part of what a question, follow-up or point settles.
    .filter(({ whole }) => !copied.some((words) => words.includes(spaced(whole))))
    .filter(({ whole }) => !said.some((sentence) => bare(whole).includes(sentence) || sentence.includes(bare(whole))))
    .map(({ text }) => {
      // Excludes questions that settle another point, and those that share only a few of the item's words.
      const asked = questionAbout(
        text,
        questions.filter(({ followsUp }) => followsUp === undefined),
        leastOfItem,
      );
      return { text, ...(asked === undefined ? {} : { askedIn: asked.id }) };
    });
  return [...inCore, ...others].slice(0, isPicked(brief) ? limits.interview.openPoints : limits.pointsToSettle);
}

/** Words of the note that a core question settles: of picked lines, those lines alone. */
function openWordsOf(brief: PlanBrief, words: string): readonly string[] {
  const picked = pickedLines(brief);
  if (picked === undefined) return [words];
  return picked.filter((line) => hasWordsOf(line, words) || hasWordsOf(words, line));
}

function openItemsOf(brief: PlanBrief): readonly Pick<OpenItem, 'text' | 'quoted' | 'whole'>[] {
  const picked = pickedLines(brief);
  return picked === undefined
    ? openItems(brief.previousFeedback ?? '', brief.language)
    : picked.map((line) => ({ text: line, quoted: line, whole: line }));
}

/** The share of an item's words that a question must contain to be named as the one that asks about it. */
const leastOfItem = 0.6;

/** UTF-16 units of an item in a plan. */
const longestItem = 240;

/** The shortest sentence, in letters and digits, that identifies an item. */
const shortestSentence = 12;

/** Its words alone, each between blanks. */
function spaced(text: string): string {
  return ` ${wordsOf(text.toLowerCase()).join(' ')} `;
}

/**
 * Whether the core was written for what is open about several candidates: each is asked the same core in the same order
 * and with the same minutes, and their own questions after it.
 */
function comparesPeople({ candidatesInView }: CoreBlock): boolean {
  return candidatesInView !== undefined;
}

/** The main task of the job, which is never left for the end. */
function isMain(question: Question, core: readonly Question[]): boolean {
  return (
    question.kind === 'task' || core.every((other) => other === question || other.expectedMin < question.expectedMin)
  );
}

/**
 * Questions to ask last because an earlier round has seen their subject done well. Excludes the main task and must-have
 * competencies: an offer requires the same of everybody there, so everybody gets the same minutes to show it. Empty if
 * everything has been seen, so the usual order stays.
 */
function seenLast(
  { questions, competencies }: Pick<CoreBlock, 'questions' | 'competencies'>,
  seen: readonly SeenEarlier[],
): readonly Question[] {
  const decides = ({ competencyId }: Question) =>
    competencies.some(({ id, mustHave }) => mustHave && id === competencyId);
  const isSeen = (question: Question) =>
    !isMain(question, questions) && !decides(question) && seen.some(({ questionId }) => questionId === question.id);
  return questions.every(isSeen) ? [] : questions.filter(isSeen);
}

/**
 * The order of the interview. A question for this candidate comes after the core question it was written to follow.
 * Otherwise the weightiest, if it must be asked, comes second, because what can decide against somebody is not left for
 * the last minutes. If it follows up on an earlier round and the core has no easy question to begin with, it comes
 * first, or second after the question that it follows. If there is a task, the task comes second. What an earlier round
 * has seen done well comes last. A question of this candidate's own that asks for a case comes before a core question
 * that asks for one on the same subject; otherwise that one would use up the story.
 */
function inOrderOfTalk(
  core: readonly Question[],
  { questions: own, followUps }: Pick<Tailoring, 'questions' | 'followUps'>,
  last: readonly Question[],
): readonly Question[] {
  const asked = openAhead(
    core.filter((question) => !last.includes(question)),
    own[0],
  );
  const hasTask = asked.some(({ kind }) => kind === 'task');
  const [weightiest] = own;
  const isWrittenBehind = ({ behind }: Question) => asked.some(({ id }) => id === behind);
  const opensTalk = (question: Question) =>
    question === weightiest && question.followsUp !== undefined && !isWrittenBehind(question);
  // The easy first question of a longer core stays first.
  const mayFollow = asked.length <= fewInCore && !hasTask ? asked : asked.slice(1);
  const asksForCase = new Map(
    mayFollow.toReversed().flatMap((question) => {
      const other = questionWithCase({ questions: own, candidate: { followUps } }, question);
      return other === undefined ? [] : [[other, question.id] as const];
    }),
  );
  const first = !hasTask && core.length <= fewInCore ? own.filter(opensTalk) : [];
  const placeOf = (question: Question) => {
    if (isWrittenBehind(question)) return question.behind;
    return question === weightiest && question.mustAsk && !hasTask ? asked[0]?.id : undefined;
  };
  const placed = own
    .filter((question) => !first.includes(question) && !asksForCase.has(question))
    .map((question) => ({ question, behind: placeOf(question) }));
  const ahead = own.filter((question) => !first.includes(question) && asksForCase.has(question));
  const before = (id: string) => ahead.filter((question) => asksForCase.get(question) === id);
  const after = (id: string | undefined) =>
    placed.filter(({ behind }) => behind === id).map(({ question }) => question);
  return [
    ...first,
    ...asked.flatMap((question) => [...before(question.id), question, ...after(question.id)]),
    ...after(undefined),
    ...last,
  ];
}

/**
 * The core, with the question that the weightiest follow-up belongs to moved to the front, so that what an earlier
 * round left open is asked early.
 */
function openAhead(core: readonly Question[], weightiest: Question | undefined): readonly Question[] {
  const isOpen = weightiest?.followsUp !== undefined && core.every(({ kind }) => kind !== 'task');
  const at = isOpen ? core.findIndex(({ id }) => id === weightiest.behind) : -1;
  const ahead = core[at];
  // The easy first question of a longer core stays first.
  const place = core.length <= fewInCore ? 0 : 1;
  if (ahead === undefined || at <= place) return core;
  const moved = core.toSpliced(at, 1).toSpliced(place, 0, ahead);
  return moved.slice(-1).some((question) => isMain(question, core)) ? core : moved;
}

function flow(
  brief: PlanBrief,
  {
    requirements,
    candidatesInView,
    toSettle: points,
    beforeOffer,
  }: { readonly requirements: number } & Pick<CoreBlock, 'candidatesInView'> &
    Pick<Tailoring, 'toSettle' | 'beforeOffer'>,
  questions: readonly Question[],
  spare: number,
): FlowStep[] {
  const { interviewType, language, durationMin, userRole = null, previousFeedback = null } = brief;
  const budget = timeBudget(durationMin);
  const settling = settleMinutes(durationMin, points.length);
  const scene = {
    language,
    interviewType,
    durationMin,
    userRole,
    takesTurns:
      (panelRoles({ interviewType, questions, candidatesInView }, userRole) ?? []).filter(asksSome).length > 1,
    hasCv: brief.cv !== null,
    points: points.length,
    isFurtherRound: previousFeedback !== null,
    needsMore: beforeOffer.length > 0,
    ticks: requirements - new Set(points.flatMap(({ requirement }) => requirement ?? [])).size,
  };
  const check: FlowStep[] =
    requirements + points.length === 0
      ? []
      : [
          {
            kind: 'requirements',
            minutes: requirementMinutes(durationMin, requirements) + settling.total,
            script: planScript('requirements', scene),
          },
        ];
  const asked = questions.map(({ id, expectedMin }) => ({
    kind: 'question' as const,
    minutes: expectedMin,
    questionId: id,
  }));
  const behindIntro: FlowStep[] = [
    // Failing here ends a phone screen early, so it comes first there; elsewhere questions about the work come first.
    ...(interviewType === 'phone_screening' ? [...check, ...asked] : [...asked, ...check]),
    {
      kind: 'candidate_questions',
      minutes: budget.candidateQuestions - settling.candidateQuestions,
      script: planScript('candidate_questions', scene),
    },
    { kind: 'wrap_up', minutes: budget.wrapUp - settling.wrapUp, script: planScript('wrap_up', scene) },
    { kind: 'buffer', minutes: budget.buffer + spare },
  ];
  const division = divisionOfTalk({ language, interviewType, durationMin, flow: behindIntro });
  return [
    { kind: 'intro', minutes: budget.intro - settling.intro, script: openingScript(scene, division) },
    ...behindIntro,
  ];
}

function asksSome({ questions }: PanelPart): boolean {
  return questions.length > 0;
}
