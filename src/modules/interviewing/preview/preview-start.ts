import type { Question } from '#contracts/interviewing/plan/plan.ts';
import type { PreviewPlan } from '#contracts/interviewing/previews.ts';
import { exportedQuestion } from '#modules/interviewing/export/plan-content.ts';
import { questionHead } from '#modules/interviewing/export/exported-interview.ts';
import type { PreviewContent } from './preview-queries.ts';

/**
 * How many questions a visitor sees in full: the first must-ask ones, because an easy opening question would show
 * little of a plan.
 */
const wholeQuestions = 2;

/**
 * The part of the plan that a visitor may see. Lists each field explicitly, so that a new field of plans is not exposed
 * by default. For the other questions, neither the text nor anything that reveals it leaves the server.
 */
export function previewStart({ title, plan }: Pick<PreviewContent, 'title' | 'plan'>): PreviewPlan {
  const { level, interviewType, language, durationMin, questions, competencies, flow, candidate, decision } = plan;
  const written = { ...plan, source: 'playbook' } as const;
  const needed = competencies.filter(({ mustHave }) => mustHave);
  const isNeeded = ({ competencyId }: Question) => needed.some(({ id }) => id === competencyId);
  const inAnyCase = questions.filter(({ mustAsk }) => mustAsk);
  const whole = new Set([...new Set([...inAnyCase, ...questions])].slice(0, wholeQuestions));
  return {
    title,
    level,
    type: interviewType,
    language,
    durationMin,
    aim: candidate.toDecide ?? decision?.weighsMost ?? null,
    talk: flow.map(({ kind, minutes, questionId }) => ({
      kind,
      minutes,
      question: questions.find(({ id }) => id === questionId)?.order ?? null,
    })),
    questions: questions
      .filter((question) => whole.has(question))
      .map((question) => exportedQuestion(written, question)),
    locked: questions
      .filter((question) => !whole.has(question))
      .map((question) => ({
        number: question.order,
        competency: questionHead(plan, question).competency,
        minutes: question.expectedMin,
        mustAsk: question.mustAsk,
        own: question.block === 'cv',
      })),
    decides: needed.length === competencies.length ? [] : inAnyCase.filter(isNeeded).map(({ order }) => order),
  };
}
