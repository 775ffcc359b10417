import type { Answer } from '#contracts/interviewing/run/interview-run.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { isWorthCiting } from '#contracts/interviewing/run/score-suggestion.ts';
import type { KnownPerson } from '#modules/interviewing/plan-writer/personal-data/minimise.ts';
import { type ToldNotes, toldNotes } from '#modules/interviewing/suggestion/told-notes.ts';

/** An answer with notes, on which a summary can be based. */
export interface NotedAnswer {
  /** the question's number in the plan, from 1 */
  readonly order: number;
  readonly question: string;
  readonly score: number | null;
  readonly redFlagSeen: boolean;
  readonly notes: ToldNotes;
}

/** In plan order. */
export function notedAnswers(plan: Plan, answers: readonly Answer[], candidate: KnownPerson): readonly NotedAnswer[] {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  return plan.questions.flatMap(({ id, order, text }) => {
    const answer = given.get(id);
    if (answer === undefined) return [];
    const notes = toldNotes(answer.notes, candidate);
    if (!isWorthCiting(notes.text)) return [];
    return { order, question: text, score: answer.score, redFlagSeen: answer.redFlagSeen, notes };
  });
}
