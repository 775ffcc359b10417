import type { PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { fitsJob } from './fits-job.ts';
import { jobFamily } from './job-family.ts';
import { lot } from './lot.ts';
import { competencies, emphasis } from './playbook.ts';
import { signalsIn } from './signals.ts';
import type { PlaybookCompetency } from './types.ts';

export interface ChosenCompetency {
  readonly competency: PlaybookCompetency;
  readonly source: 'position_text' | 'focus_area';
  readonly mustHave: boolean;
}

/** Fewer questions can do justice to fewer competencies. */
const competenciesFor = [
  { questions: 12, competencies: 6 },
  { questions: 8, competencies: 5 },
  { questions: 6, competencies: 4 },
  { questions: 4, competencies: 3 },
  { questions: 0, competencies: 2 },
];

/** What this position needs most, first. Focus areas outweigh the title, the title outweighs the description. */
export function chooseCompetencies(
  brief: Pick<PlanBrief, 'position' | 'interviewType'>,
  questionCount: number,
): readonly ChosenCompetency[] {
  const { position, interviewType } = brief;
  const family = jobFamily(position);
  const focus = position.focusAreas.join('\n');
  const scored = competencies
    .filter((competency) => fitsJob(competency, position))
    .map((competency) => {
      const inFocus = signalsIn(focus, competency);
      const isOwn = competency.fit !== 'every-job' && family !== undefined && competency.fit.families.includes(family);
      const score =
        8 * Math.min(2, inFocus) +
        3 * signalsIn(position.title, competency) +
        Math.min(5, signalsIn(position.description, competency)) +
        (isOwn ? 2 : 0) +
        (emphasis[interviewType].includes(competency.id) ? 4 : 0) +
        lot(`${position.id}/${position.version}`, competency.id);
      return { competency, inFocus, score };
    })
    .toSorted((one, other) => other.score - one.score);
  const wanted = competenciesFor.find(({ questions }) => questionCount >= questions)?.competencies ?? 2;
  const chosen = scored.slice(0, wanted);
  return chosen.map(({ competency, inFocus }, index) => ({
    competency,
    source: inFocus > 0 ? 'focus_area' : 'position_text',
    mustHave: index < Math.ceil(chosen.length / 2),
  }));
}
