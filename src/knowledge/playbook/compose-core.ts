import type { Competency } from '#contracts/plan.ts';
import type { CoreBlock, PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { blockSizes } from '#knowledge/plan/time-budget.ts';
import { chooseCompetencies } from './choose-competencies.ts';
import { chooseQuestions, chooseTask } from './choose-questions.ts';
import { barOf } from './playbook.ts';
import { writeQuestion } from './write-question.ts';

/**
 * The block that every candidate of a position version gets. The same brief gives the same choice on every machine;
 * only the ids are new.
 */
export function composeCore(brief: Omit<PlanBrief, 'cv'>, newId: () => string): CoreBlock {
  const { position, language, durationMin } = brief;
  const task = chooseTask(brief, chooseCompetencies(brief, blockSizes(durationMin, null).core));
  const chosen = chooseCompetencies(brief, blockSizes(durationMin, task?.question.minutes ?? null).core);
  const competencies = chosen.map(({ competency, source, mustHave }): Competency => ({
    id: competency.id,
    name: competency.name[language],
    definition: competency.definition[language],
    source,
    mustHave,
  }));
  const byId = new Map(competencies.map((competency) => [competency.id, competency]));
  const questions = chooseQuestions(brief, chosen, task).flatMap(({ question, from, mustAsk }, index) => {
    const competency = byId.get(from.competency.id);
    if (competency === undefined) return [];
    const place = { id: newId(), order: index + 1, block: 'core', mustAsk, competency } as const;
    return [writeQuestion(place, question, from.competency, barOf(position.level), language)];
  });
  return { competencies, focusAreas: focusAreas(position.focusAreas, competencies), questions };
}

const fewestFocusAreas = 2;
const mostFocusAreas = 6;
const longestFocusArea = 120;

/** The recruiter's own words; where there are too few, the competencies that the position pointed to. */
export function focusAreas(own: readonly string[], competencies: readonly Competency[]): readonly string[] {
  const named = [...new Set(own.map((area) => area.trim().slice(0, longestFocusArea).trim()))].filter(Boolean);
  const names = competencies.map(({ name }) => name).filter((name) => !named.includes(name));
  const all = named.length < fewestFocusAreas ? [...named, ...names.slice(0, 3)] : named;
  return all.slice(0, mostFocusAreas);
}
