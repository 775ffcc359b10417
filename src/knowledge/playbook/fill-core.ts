import type { Competency, Question } from '#contracts/interviewing/plan/plan.ts';
import type { CoreBrief } from '#knowledge/plan/plan-parts.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import { readDuties, sentenceAbout } from '#knowledge/posting/read-duties.ts';
import { chooseCompetencies } from './job/choose-competencies.ts';
import { barOf } from './playbook.ts';
import { type ChosenQuestion, QuestionChoice } from './questions/choose-questions.ts';
import { topicsOfJob } from './questions/topic-questions.ts';
import { writeQuestion } from './questions/write-question.ts';

/** What is still missing from a core that another writer began. */
export interface CoreGap {
  readonly questions: number;
  readonly tasks: number;
  /** maximum number of cases from experience */
  readonly behavioral: number;
  /** focus areas that no question covers yet: they come first */
  readonly areas: readonly string[];
}

export type StandingCore = Readonly<Record<'questions', readonly Question[]>> &
  Readonly<Record<'competencies', readonly Competency[]>>;

/** The limit of a plan. */
const mostCompetencies = 8;

/**
 * Fills the gaps of a core question by question, each marked as written by the playbook. Returns the existing questions
 * plus those added; fewer than asked for if nothing else fits.
 */
export function fillCore(brief: CoreBrief, standing: StandingCore, gap: CoreGap, newId: () => string): StandingCore {
  const { position, language } = brief;
  const duties = readDuties(position.description, language);
  const choice = {
    brief,
    areas: gap.areas.length > 0 ? gap.areas : position.focusAreas,
    competencies: chooseCompetencies(brief),
    topics: topicsOfJob(position),
    duties,
    basisOf: (area: string) => sentenceAbout(area, duties),
    requirements: 0,
  };
  const chosen = new QuestionChoice(choice, gap.tasks > 0);
  const added: Question[] = [];
  const competencies = [...standing.competencies];
  let behavioral = gap.behavioral;

  const add = (taken: ChosenQuestion) => {
    const { source, text, from } = taken;
    const heard = [...standing.questions, ...added].some((other) => areAlike(other.text, text.ask));
    if (heard || (source.kind === 'behavioral' && behavioral === 0)) return;
    const competency = known(taken.competency, competencies);
    if (competency === undefined) return;
    if (!competencies.includes(competency)) competencies.push(competency);
    if (source.kind === 'behavioral') behavioral -= 1;
    const order = standing.questions.length + added.length + 1;
    const place = { id: newId(), order, block: 'core', mustAsk: taken.mustAsk, competency, focusAreas: [] } as const;
    added.push({
      ...writeQuestion(place, source, text, from?.bars[barOf(position.level)], language),
      source: 'playbook',
    });
  };

  if (gap.tasks > 0 && chosen.takeTask()) chosen.taken.forEach(add);
  while (added.length < gap.questions) {
    const before = chosen.taken.length;
    chosen.takeQuestions(gap.questions - added.length);
    if (chosen.taken.length === before) break;
    chosen.taken.slice(before).forEach(add);
  }
  return { questions: [...standing.questions, ...added.slice(0, gap.questions)], competencies };
}

/** The existing competency with that id or name, else the given one if there is room for it. */
function known(wanted: Competency, competencies: readonly Competency[]): Competency | undefined {
  const same = competencies.find(
    ({ id, name }) => id === wanted.id || name.toLowerCase() === wanted.name.toLowerCase(),
  );
  return same ?? (competencies.length < mostCompetencies ? wanted : undefined);
}
