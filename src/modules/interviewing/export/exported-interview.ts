import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { PlanContentExport, Quote } from '#contracts/interviewing/summary/interview-export.ts';
import { type Evidence, type PlanContent, type Question, topicOf } from '#contracts/interviewing/plan/plan.ts';

/** The candidate and the interview that a file is about. */
export function exportedInterview(interview: Interview): PlanContentExport['interview'] {
  const { id, candidate, position, type, language, lengthMinutes, scheduledAt, status } = interview;
  return {
    id,
    candidate: candidate.name,
    position: position.title,
    level: position.level,
    type,
    language,
    durationMin: lengthMinutes,
    scheduledAt,
    status,
  };
}

export function exportedQuote({ page, quote }: Evidence): Quote {
  return { page, text: quote };
}

/** The fields of a question that both files begin with. */
export function questionHead(plan: Pick<PlanContent, 'competencies'>, question: Question) {
  const { order, block, mustAsk, competencyId, category, text, evidence } = question;
  return {
    number: order,
    block,
    mustAsk,
    competency: plan.competencies.find(({ id }) => id === competencyId)?.name ?? category,
    category,
    topic: topicOf(question),
    text,
    quotes: (evidence ?? []).map(exportedQuote),
  };
}
