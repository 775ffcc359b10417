import { openByWeight } from '#contracts/interviewing/plan/may-run-on.ts';
import type { PlanContent, Question } from '#contracts/interviewing/plan/plan.ts';
import { behavioralMinutes } from '#knowledge/plan/time/time-budget.ts';

/** Of what an earlier round left open. */
const mostDoubts = 2;
/** Where neither a doubt nor a must-have is asked about. */
const mostOfAll = 4;

interface Deciding {
  readonly question: Question;
  /** it decides about everybody who is asked it, and not by what it has to settle about this person */
  readonly ofAll: boolean;
}

/**
 * What settles an earlier round's doubt, else what this person is asked first, and one for each must-have competency: the
 * longest of those that must be asked. The weightiest first. Of a question for everybody an offer takes the same of each
 * person, whatever is asked behind it and whatever an earlier round has seen: otherwise two people are measured by two bars.
 * Where the core was written for several people, what one of them alone is asked decides nothing.
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
  // Without follow-ups it is shorter for this person alone.
  const minutes = (question: Question) =>
    isSeen(question) ? Math.max(behavioralMinutes, question.expectedMin) : question.expectedMin;
  const ofMusts = competencies
    .filter(({ mustHave }) => mustHave)
    .flatMap(({ id }) => {
      const about = asked
        .filter(({ competencyId }) => competencyId === id)
        .toSorted((one, other) => minutes(other) - minutes(one));
      // What everybody shows decides before what one person tells of it.
      return about.find(({ block }) => block === 'core') ?? about[0] ?? [];
    });
  const chosen = [...new Set([...doubts, ...ofMusts])];
  const any = asked.slice(0, mostOfAll);
  const isOfAll = (question: Question) =>
    question.block !== 'cv' && (chosen.length > 0 ? ofMusts : any).includes(question);
  return (chosen.length > 0 ? chosen : any).map((question) => ({ question, ofAll: isOfAll(question) }));
}

/**
 * Where no earlier round left anything open: what a model asks this person first decides, as long as nothing else of theirs
 * has more minutes. The playbook's questions about a CV say nothing of what makes a 7, and decide nothing.
 */
function weightiestOwn(asked: readonly Question[]): readonly Question[] {
  return asked
    .filter(({ block, decidingFact }) => block === 'cv' && decidingFact !== undefined)
    .toSorted((one, other) => other.expectedMin - one.expectedMin)
    .slice(0, 1);
}
