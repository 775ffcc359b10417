import { openByWeight } from '#contracts/interviewing/plan/may-run-on.ts';
import type { PlanContent, Question } from '#contracts/interviewing/plan/plan.ts';
import { behavioralMinutes } from '#knowledge/plan/time/time-budget.ts';

/** The most questions about what an earlier round left open. */
const mostDoubts = 2;
/** The most questions where neither a doubt nor a must-have is asked about. */
const mostOfAll = 4;

interface Deciding {
  readonly question: Question;
  /** it decides for everybody who is asked it, regardless of what it has to settle about this candidate */
  readonly ofAll: boolean;
}

/**
 * The questions that decide, weightiest first: those that settle an earlier round's doubts, or else this candidate's
 * weightiest question, plus one per must-have competency, the longest among those that must be asked. For a core
 * question an offer requires the same of every candidate, whatever follow-ups it has and whatever an earlier round has
 * seen; otherwise two candidates would be measured by different bars. If the core was written for several candidates,
 * questions for one of them alone decide nothing.
 */
export function questionsThatDecide({
  competencies,
  questions,
  candidate,
  candidatesInView,
}: Pick<PlanContent, 'competencies' | 'questions' | 'candidate' | 'candidatesInView'>): readonly Deciding[] {
  const must = questions.filter(({ mustAsk }) => mustAsk);
  const asked = must.length > 0 ? must : questions;
  const isSeen = ({ id }: Question) => candidate.seenEarlier.some(({ questionId }) => questionId === id);
  const isLedInto = ({ id }: Question) =>
    candidate.followUps.some(({ questionId, leadsIn }) => questionId === id && leadsIn === true);
  const open = openByWeight(
    candidate,
    asked.filter((question) => question.followsUp !== undefined || isLedInto(question)),
  ).slice(0, mostDoubts);
  const ofPerson = open.length > 0 ? open : weightiestOwn(asked);
  const doubts = candidatesInView === undefined ? ofPerson : [];
  // Without follow-ups it is shorter, but only for this candidate.
  const minutes = (question: Question) =>
    isSeen(question) ? Math.max(behavioralMinutes, question.expectedMin) : question.expectedMin;
  const ofMusts = competencies
    .filter(({ mustHave }) => mustHave)
    .flatMap(({ id }) => {
      const about = asked
        .filter(({ competencyId }) => competencyId === id)
        .toSorted((one, other) => minutes(other) - minutes(one));
      // What everybody is asked takes precedence over what one candidate is asked.
      return about.find(({ block }) => block === 'core') ?? about[0] ?? [];
    });
  const chosen = [...new Set([...doubts, ...ofMusts])];
  const any = asked.slice(0, mostOfAll);
  const isOfAll = (question: Question) =>
    question.block !== 'cv' && (chosen.length > 0 ? ofMusts : any).includes(question);
  return (chosen.length > 0 ? chosen : any).map((question) => ({ question, ofAll: isOfAll(question) }));
}

/**
 * Used when no earlier round left anything open: the longest CV question that states its deciding fact, as a model's
 * questions do. The playbook's CV questions do not say what makes a 7, so they decide nothing.
 */
function weightiestOwn(asked: readonly Question[]): readonly Question[] {
  return asked
    .filter(({ block, decidingFact }) => block === 'cv' && decidingFact !== undefined)
    .toSorted((one, other) => other.expectedMin - one.expectedMin)
    .slice(0, 1);
}
