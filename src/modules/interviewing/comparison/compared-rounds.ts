import { requirementsToTick } from '#contracts/interviewing/plan/plan-requirements.ts';
import { isNotChecked } from '#knowledge/posting/is-not-checked.ts';
import type { ComparedInterview, ComparedRound } from '#contracts/interviewing/position-comparison.ts';
import { meanOf } from '#contracts/interviewing/summary/core-mean.ts';
import type { DecidedInterview } from './comparison-queries.ts';

/**
 * Groups interviews of the same type, length and language for comparison; a group needs at least two. The questions
 * compared are those of the core that most of them share; on a tie, the latest core.
 *
 * @param decided newest first
 * @param notChecked requirements that the position no longer checks, so nobody needs to be asked about them
 */
export function comparedRounds(decided: readonly DecidedInterview[], notChecked?: readonly string[]): ComparedRound[] {
  const rounds = Map.groupBy(decided, ({ type, durationMinutes, language }) =>
    [type, durationMinutes, language].join(' '),
  );
  return [...rounds.values()].flatMap((interviews) => {
    const model = mostCommon(interviews);
    if (model === undefined || interviews.length < 2) return [];
    const requirements = model.requirements.filter(({ basis }) => !isNotChecked(basis, notChecked));
    const competencies = new Map(model.competencies.map((competency) => [competency.id, competency]));
    const tasks = commonTasks(interviews);
    const wanted = wantedByText(interviews);
    const decides = ({ text }: { readonly text: string }) => wanted.get(text)?.decides === true;
    const questions = [...model.questions.filter(decides), ...model.questions.filter((one) => !decides(one))];
    return {
      type: model.type,
      durationMinutes: model.durationMinutes,
      language: model.language,
      questions: questions.map(({ text, competencyId }) => ({
        text,
        competency: competencies.get(competencyId)?.name ?? '',
        mustHave: competencies.get(competencyId)?.mustHave ?? false,
        least: wanted.get(text)?.least ?? null,
        decides: decides({ text }),
      })),
      tasks: tasks.map(({ text, competencyId }) => ({ text, competency: competencies.get(competencyId)?.name ?? '' })),
      requirements: requirements.map(({ text }) => text),
      interviews: interviews
        .map((interview) => besides({ ...model, questions, requirements, tasks }, interview))
        .toSorted((one, other) => Date.parse(one.startedAt) - Date.parse(other.startedAt)),
    };
  });
}

interface Wanted {
  readonly least: number;
  readonly decides: boolean;
}

/**
 * The highest score an offer requires for each question. Plans require less from a candidate whom an earlier round saw
 * do it well.
 */
function wantedByText(interviews: readonly DecidedInterview[]): ReadonlyMap<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  for (const { questions, leastScores } of interviews) {
    const scores = new Map(leastScores.map((one) => [one.order, one]));
    for (const { text, order } of questions) {
      const score = scores.get(order);
      if (score === undefined) continue;
      const { least, decides } = wanted.get(text) ?? { least: score.least, decides: false };
      wanted.set(text, { least: Math.max(score.least, least), decides: decides || score.ifAsked !== true });
    }
  }
  return wanted;
}

/**
 * Tasks with the same handout and scale that two or more candidates were given. Their lead-ins differ, so the shortest
 * text represents them; a task edited by hand for one candidate no longer counts as the same.
 */
function commonTasks(interviews: readonly DecidedInterview[]): DecidedInterview['tasks'] {
  const same = Map.groupBy(
    interviews.flatMap(({ tasks }) => tasks),
    scoredBy,
  );
  return [...same.values()].flatMap((tasks) => {
    const [shortest] = tasks.toSorted((one, other) => one.text.length - other.text.length);
    return tasks.length < 2 || shortest === undefined ? [] : shortest;
  });
}

function scoredBy({ id, handout, anchors }: DecidedInterview['tasks'][number]): string {
  return JSON.stringify([id, handout, anchors]);
}

/** An interview of the core that most interviews share. */
function mostCommon(interviews: readonly DecidedInterview[]): DecidedInterview | undefined {
  const cores = [...Map.groupBy(interviews, ({ coreHash }) => coreHash).values()];
  return cores.toSorted((one, other) => other.length - one.length)[0]?.[0];
}

function besides(model: DecidedInterview, interview: DecidedInterview): ComparedInterview {
  // Matched by text: a regenerated or edited plan keeps a question's wording, but not always its id.
  const asked = new Map(interview.questions.map(({ text, id }) => [text, id]));
  const given = new Map(interview.answers.map(({ questionId, ...answer }) => [questionId, answer]));
  const answerTo = (id: string | undefined) =>
    id === undefined ? null : (given.get(id) ?? { score: null, notes: '', redFlagSeen: false });
  const answers = model.questions.map(({ text }) => answerTo(asked.get(text)));
  const set = new Set(interview.tasks.map(scoredBy));
  const settled = pointsOf(
    interview,
    model.requirements.map(({ text }) => text),
  );
  return {
    id: interview.id,
    candidate: { id: interview.candidateId, name: interview.candidateName },
    startedAt: interview.startedAt.toISOString(),
    recommendation: interview.recommendation,
    unmet: interview.unmet,
    sameCore: interview.coreHash === model.coreHash,
    questionsInAdvance: interview.questionsInAdvance,
    mean: meanOf(answers.flatMap((answer) => answer?.score ?? [])),
    answers,
    taskAnswers: model.tasks.map((task) => answerTo(set.has(scoredBy(task)) ? task.id : undefined)),
    requirements: settled.map((one) =>
      one === undefined ? null : (interview.requirementAnswers[one.point] ?? 'not_asked'),
    ),
    answeredAt: settled.map((one) => one?.at ?? null),
  };
}

/** Finds where this plan asks about each requirement: directly, or through a point asked in its place. */
function pointsOf({ requirements, points }: DecidedInterview, texts: readonly string[]) {
  // In the same order as `unscoredPoints`.
  const asked = [
    ...requirementsToTick({ requirements, candidate: { toSettle: points } }).map(({ text }) => ({ text, point: text })),
    ...points.map(({ text, requirement: place }) => ({
      text: place === undefined ? undefined : requirements[place]?.text,
      point: text,
    })),
  ];
  return texts.map((text) => {
    const at = asked.findIndex((one) => one.text === text);
    const point = asked[at]?.point;
    return point === undefined ? undefined : { at, point };
  });
}
