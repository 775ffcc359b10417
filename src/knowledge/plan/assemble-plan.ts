import { limits } from '#contracts/limits.ts';
import { questionWithCase } from '#contracts/interviewing/plan/question-with-case.ts';
import { openItems } from '#knowledge/notes/open-items.ts';
import { questionAbout } from './question-about.ts';
import { asksAbout } from './rules/focus-rules.ts';
import type { FlowStep, PlanContent, Question, SeenEarlier } from '#contracts/interviewing/plan/plan.ts';
import { type PanelPart, panelRoles } from '#contracts/interviewing/plan/panel/panel-roles.ts';
import { fitMinutes } from './time/fit-minutes.ts';
import { type CoreBlock, type PlanBrief, type Tailoring, noClaims } from './plan-parts.ts';
import { decisionOfPlan } from './decision/decision-of-plan.ts';
import { divisionOfTalk } from './division-of-talk.ts';
import { openingScript, planScript } from './plan-scripts.ts';
import { termsForAll } from './terms-for-all.ts';
import { fewInCore, requirementMinutes, settleMinutes, timeBudget } from './time/time-budget.ts';

export const emptyTailoring: Tailoring = { ...noClaims, questions: [] };

/**
 * Puts the two blocks together, minutes fitted so that everything adds up to the duration.
 *
 * @throws RangeError when the questions cannot fill the time, which a writer that asked for `blockSizes` never meets
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
  // In the order in which they were written: minutes do not depend on what this person is asked first.
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
    // Those for everybody were told theirs when the core was made.
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

/** What is one answer for several people is prepared first. */
function toPrepare(
  { language }: PlanBrief,
  core: CoreBlock,
  tailoring: Tailoring,
): PlanContent['candidate']['toPrepare'] {
  const terms = comparesPeople(core) ? termsForAll(core.requirements, language) : undefined;
  return [...(terms === undefined ? [] : [terms]), ...tailoring.toPrepare].slice(0, mostToPrepare);
}

/** Nothing that an earlier round lists as open is lost for want of a question of its own. */
function alsoOpen(
  { previousFeedback, language }: PlanBrief,
  questions: readonly Question[],
  { followUps, toSettle }: Tailoring,
): PlanContent['candidate']['alsoOpen'] {
  const settled = [...questions, ...followUps].flatMap(({ followsUp }) => followsUp ?? []);
  // Sentence by sentence: what was copied may leave one out.
  const said = [...settled, ...toSettle.flatMap(({ leftOpen }) => leftOpen ?? [])]
    .flatMap((words) => words.split(/(?<=[.!?…;])\s+/u))
    .map(bare)
    .filter((sentence) => sentence.length >= shortestSentence);
  return openItems(previousFeedback ?? '', language)
    .filter(({ whole }) => !said.some((sentence) => bare(whole).includes(sentence) || sentence.includes(bare(whole))))
    .slice(0, limits.pointsToSettle)
    .map(({ text }) => {
      const asked = questionAbout(text, questions);
      return { text, ...(asked === undefined ? {} : { askedIn: asked.id }) };
    });
}

/** Letters of a sentence that tells one item from another. */
const shortestSentence = 12;

/** Letters and figures alone: a sentence that was copied lost a sign or a bracket. */
function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Written for what is open about several people: each of them is asked the same in the same order and with the same minutes,
 * and what is theirs alone after it.
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
 * Somebody of whom all was seen is asked in the usual order, and so is everybody what decides: an offer takes the same of each
 * person there, so each has the same minutes to show it.
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
 * A question for this person stands behind the one for everybody that it was written to follow. Without a word the
 * weightiest comes second: what can decide against somebody is not left for the last minutes. If an earlier round left it
 * open and the core has no easy question to begin with, it comes first, or second behind the one that it follows. Where a
 * task is set, it is what comes second. What an earlier round has seen done well comes last. A case of this person's own is
 * asked for before a question that asks everybody for one in the same matter: otherwise that one uses the story up.
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
  // The easy one of a longer core stays the first.
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

/** The core, with the question ahead behind which this person is asked first what an earlier round left open. */
function openAhead(core: readonly Question[], weightiest: Question | undefined): readonly Question[] {
  const isOpen = weightiest?.followsUp !== undefined && core.every(({ kind }) => kind !== 'task');
  const at = isOpen ? core.findIndex(({ id }) => id === weightiest.behind) : -1;
  const ahead = core[at];
  // The easy one of a longer core stays the first.
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
    // A phone screen that fails here ends early; elsewhere the talk about the work comes first.
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
