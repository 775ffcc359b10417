import type { PreviewPlan } from '#contracts/interviewing/previews.ts';
import { exportedQuestion } from '#modules/interviewing/export/plan-content.ts';
import { questionHead } from '#modules/interviewing/export/exported-interview.ts';
import type { PreviewContent } from './preview-queries.ts';

/** Questions that a visitor reads whole. */
const wholeQuestions = 2;

/**
 * What a visitor is told of their plan. Each field is named here: what a plan gets in addition is not given away by that.
 * Of the questions behind the first ones neither the text nor anything that tells it leaves the server.
 */
export function previewStart({ title, plan }: Pick<PreviewContent, 'title' | 'plan'>): PreviewPlan {
  const { level, interviewType, language, durationMin, questions, flow, candidate, decision } = plan;
  const written = { ...plan, source: 'playbook' } as const;
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
    questions: questions.slice(0, wholeQuestions).map((question) => exportedQuestion(written, question)),
    locked: questions.slice(wholeQuestions).map((question) => ({
      number: question.order,
      competency: questionHead(plan, question).competency,
      minutes: question.expectedMin,
      own: question.block === 'cv',
    })),
  };
}
