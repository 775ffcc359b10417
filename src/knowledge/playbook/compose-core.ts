import type { Competency, Question } from '#contracts/interviewing/plan/plan.ts';
import type { CoreBlock, PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { decisionByRule } from '#knowledge/plan/decision/decision-by-rule.ts';
import { coreCountFor, requirementMinutes, setsTask } from '#knowledge/plan/time/time-budget.ts';
import { readCandidateQuestions } from '#knowledge/posting/read-candidate-questions.ts';
import { readDuties, sentenceAbout } from '#knowledge/posting/read-duties.ts';
import { readRequirements, usesRequirements } from '#knowledge/posting/read-requirements.ts';
import { areaCompetency, areaPrefix } from './job/area-competency.ts';
import { chooseCompetencies } from './job/choose-competencies.ts';
import { callingSentences, postingBasis } from './job/posting-basis.ts';
import { type ChosenQuestion, QuestionChoice } from './questions/choose-questions.ts';
import { barOf } from './playbook.ts';
import { protectionQuestions, topicsOfJob } from './questions/topic-questions.ts';
import { writeQuestion } from './questions/write-question.ts';

/**
 * The block for every candidate of a position version. Deterministic: the same brief gives the same questions on every
 * machine; only the ids differ.
 */
export function composeCore(brief: Omit<PlanBrief, 'cv'>, newId: () => string): CoreBlock {
  const { position, language, durationMin, interviewType } = brief;
  const requirements = usesRequirements(interviewType)
    ? readRequirements(position.description, language, position)
    : [];
  const minutes = requirementMinutes(durationMin, requirements.length);
  const duties = readDuties(position.description, language);
  const areas = ownAreas(position.focusAreas);
  const choice = {
    brief,
    areas,
    competencies: chooseCompetencies(brief),
    topics: topicsOfJob(position),
    duties,
    basisOf: (area: string) => sentenceAbout(area, duties),
    requirements: minutes,
  };
  const wantsTask = setsTask(interviewType, durationMin);
  const subjects = areas.length + protectionQuestions(position).length;
  const countWith = (hasTask: boolean) => coreCountFor(subjects, durationMin, hasTask, minutes);
  let chosen = new QuestionChoice(choice, wantsTask, countWith(wantsTask));
  const hasTask = wantsTask && chosen.takeTask();
  if (wantsTask && !hasTask) chosen = new QuestionChoice(choice, false, countWith(false));
  chosen.takeQuestions(countWith(hasTask) - (hasTask ? 1 : 0));

  const taken = withTwoCompetencies(chosen.taken, areas, brief);
  const ordered = inOrder(taken);
  // In the order of choice, most important first, which is not the order of asking.
  const sentences = callingSentences(position.description, language);
  const competencies = competenciesOf(taken).map((competency) => {
    const basis = postingBasis(
      taken.filter((question) => question.competency.id === competency.id),
      sentences,
    );
    return basis === undefined ? competency : { ...competency, basis };
  });
  const named = ordered.flatMap((question) => question.focusAreas);
  const focus = focusAreas(
    areas.filter((area) => named.includes(area)),
    competencies,
  );
  const questions = ordered.map(({ source, text, competency, from, focusAreas: own, mustAsk }, index): Question => {
    const asked = focus.filter((area) => own.includes(area) || area === competency.name);
    const place = { id: newId(), order: index + 1, block: 'core', mustAsk, competency, focusAreas: asked } as const;
    return writeQuestion(place, source, text, from?.bars[barOf(position.level)], language);
  });
  const candidateQuestions = readCandidateQuestions(position.description, language);
  const decision = decisionByRule({ competencies, requirements }, language);
  return { competencies, focusAreas: focus, requirements, candidateQuestions, decision, questions };
}

const fewestFocusAreas = 2;
const mostFocusAreas = 8;
const longestFocusArea = 120;

function ownAreas(own: readonly string[]): readonly string[] {
  const named = own.map((area) => area.trim().slice(0, longestFocusArea).trim());
  return [...new Set(named)].filter(Boolean).slice(0, mostFocusAreas);
}

/** The recruiter's own areas; if there are too few, also competencies that the position led to. */
export function focusAreas(own: readonly string[], competencies: readonly Competency[]): readonly string[] {
  const named = ownAreas(own);
  const names = competencies.map(({ name }) => name).filter((name) => !named.includes(name));
  return named.length < fewestFocusAreas ? [...named, ...names.slice(0, 3)] : named;
}

/** Ensures two competencies, the least a plan judges by, when several areas map to one competency of the playbook. */
function withTwoCompetencies(
  taken: readonly ChosenQuestion[],
  areas: readonly string[],
  { language }: Pick<PlanBrief, 'language'>,
): readonly ChosenQuestion[] {
  if (new Set(taken.map(({ competency }) => competency.id)).size > 1) return taken;
  const at = taken.findLastIndex((question) => question.focusAreas.length > 0);
  return taken.map((question, index) => {
    const [area] = question.focusAreas;
    if (index !== at || area === undefined) return question;
    return {
      ...question,
      competency: areaCompetency(question.focusAreas, areas.indexOf(area), language),
      from: undefined,
    };
  });
}

const ascending = ['easy', 'medium', 'hard'] as const;

/**
 * Groups questions by competency, in the order of choice, with optional groups last; easier questions come first within
 * a group, and the task comes neither first nor last.
 */
function inOrder(taken: readonly ChosenQuestion[]): readonly ChosenQuestion[] {
  const ids = [...new Set(taken.map(({ competency }) => competency.id))];
  const groups = ids.map((id) =>
    taken
      .filter(({ competency }) => competency.id === id)
      .toSorted(
        (one, other) =>
          Number(isTask(one)) - Number(isTask(other)) ||
          ascending.indexOf(one.source.difficulty) - ascending.indexOf(other.source.difficulty),
      ),
  );
  groups.sort((one, other) => Number(isOptional(one)) - Number(isOptional(other)));
  const at = groups.findIndex((group) => group.some(isTask));
  const [withTask] = at < 0 ? [] : groups.splice(at, 1);
  if (withTask !== undefined) groups.splice(groups.length > 1 ? 1 : 0, 0, withTask);
  const ordered = groups.flat();
  // A single group that ends with its task: move a short question after it.
  const last = ordered.at(-1);
  if (last === undefined || !isTask(last) || ordered.length < 2) return ordered;
  return [...ordered.slice(0, -2), last, ...ordered.slice(-2, -1)];
}

function isOptional(group: readonly ChosenQuestion[]): boolean {
  return group.every(({ mustAsk }) => !mustAsk);
}

function isTask({ source }: ChosenQuestion): boolean {
  return source.kind === 'task';
}

/** Must-haves are the first three competencies the recruiter named; if none was named, the first half. */
function competenciesOf(questions: readonly ChosenQuestion[]): readonly Competency[] {
  const byId = new Map<string, Competency>();
  for (const { competency, focusAreas: own } of questions) {
    const known = byId.get(competency.id);
    const source = own.length > 0 || known?.source === 'focus_area' ? 'focus_area' : competency.source;
    byId.set(competency.id, { ...competency, source });
  }
  const all = [...byId.values()];
  const named = all.filter(({ source, id }) => source === 'focus_area' || id.startsWith(areaPrefix));
  const musts = new Set(
    (named.length > 0 ? named.slice(0, 3) : all.slice(0, Math.ceil(all.length / 2))).map(({ id }) => id),
  );
  return all.map((competency) => ({ ...competency, mustHave: musts.has(competency.id) }));
}
