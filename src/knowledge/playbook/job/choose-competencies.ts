import { wordStems } from '#knowledge/plan/rules/focus-rules.ts';
import type { PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { fitsJob } from './fits-job.ts';
import { jobFamily } from './job-family.ts';
import { stableFraction } from '#knowledge/playbook/questions/stable-fraction.ts';
import { competencies, emphasis, roleExpectationsId } from '#knowledge/playbook/playbook.ts';
import { signalsIn } from './signals.ts';
import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

/** The playbook's competencies that belong to this job, most needed first. */
export function chooseCompetencies(
  brief: Pick<PlanBrief, 'position' | 'interviewType'>,
): readonly PlaybookCompetency[] {
  const { position, interviewType } = brief;
  const family = jobFamily(position);
  const focus = position.focusAreas.join('\n');
  return competencies
    .filter((competency) => fitsJob(competency, position))
    .map((competency) => {
      const isOwn = competency.fit !== 'every-job' && family !== undefined && competency.fit.families.includes(family);
      const score =
        8 * Math.min(2, signalsIn(focus, competency)) +
        3 * Math.min(2, signalsIn(position.title, competency)) +
        Math.min(5, signalsIn(position.description, competency)) +
        (isOwn ? 3 : 0) +
        (emphasis[interviewType].includes(competency.id) ? 4 : 0) +
        stableFraction(`${position.id}/${position.version}`, competency.id);
      return { competency, score };
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ competency }) => competency);
}

/** The competency that an area of work refers to, if any. */
export function competencyOf(area: string, chosen: readonly PlaybookCompetency[]): PlaybookCompetency | undefined {
  const own = chosen.find((competency) => competency.fit !== 'every-job' && signalsIn(area, competency) > 0);
  if (own !== undefined) return own;
  // A competency of every job is meant only if the area mentions it by name.
  const words = wordStems(area);
  return (
    chosen
      // "Organisation of work" does not refer to the expectations of the job.
      .filter(({ fit, id }) => fit === 'every-job' && id !== roleExpectationsId)
      .find(({ name }) =>
        [name.en, name.uk].some((called) => {
          const stems = [...wordStems(called)];
          const met = stems.filter((stem) => words.has(stem)).length;
          // "Working time" is not "Working together": one shared word is enough only if either has no other.
          const enough = words.size === 1 || stems.length === 1 ? 1 : 2;
          return met >= enough && met * 2 >= stems.length;
        }),
      )
  );
}
