import type { AreaToProbe, Evidence, PlanContent } from '#contracts/interviewing/plan/plan.ts';
import { quotedLines } from '#contracts/interviewing/plan/plan-requirements.ts';
import type { CheckedCv, PlanProblem, PlanRule } from './plan-rules.ts';
import type { CvPage } from '#knowledge/plan/plan-parts.ts';

/** UTF-16 units. A shorter quote proves nothing unless it is a whole line; nobody reads a longer one. */
export const quoteLength = { min: 12, max: 300 } as const;

/** Whether a passage of a page may be quoted by its length: short lines, such as “Licence B, C”, only as a whole. */
export function isQuotable(visible: string, { start, end }: Pick<Evidence, 'start' | 'end'>): boolean {
  const length = end - start;
  return length <= quoteLength.max && (length >= quoteLength.min || isWholeLine(visible, start, end));
}

/** Whether the range is a whole line of at least two words, apart from its bullet and final punctuation. */
function isWholeLine(visible: string, start: number, end: number): boolean {
  const before = visible.slice(visible.lastIndexOf('\n', start - 1) + 1, start);
  const [after = ''] = visible.slice(end).split('\n', 1);
  return /^[\s•·*–-]*$/u.test(before) && /^[\s.,;]*$/u.test(after) && /\S\s+\S/u.test(visible.slice(start, end));
}

/** Every claim about the candidate is in the CV, or is shown to be missing from it. */
export function evidenceProblems(plan: PlanContent, cv: CheckedCv | null): PlanProblem[] {
  const { strengths, areasToProbe, followUps, seenEarlier, requirementEvidence, toSettle } = plan.candidate;
  const settled = toSettle.flatMap(quotedLines);
  const { highlights, highlightEvidence } = plan.summary;
  const cvQuestions = plan.questions.filter((question) => question.block === 'cv');
  if (cv === null) {
    return [
      ...cvQuestions
        // Without a CV the block may ask the candidate about their own work, but cannot quote.
        .filter(({ evidence }) => evidence !== undefined)
        .map((question) => ({ rule: 'blocks.cv_without_cv' as const, questionId: question.id })),
      ...([
        strengths,
        areasToProbe,
        highlightEvidence,
        requirementEvidence,
        settled,
        followUps.flatMap(quotedLines),
      ].some((said) => said.length > 0)
        ? [whole('claim.without_cv')]
        : []),
    ];
  }

  const problems: PlanProblem[] = [];
  for (const question of plan.questions) {
    const evidence = question.evidence ?? [];
    if (question.block === 'cv' && evidence.length === 0 && question.followsUp === undefined) {
      problems.push({ rule: 'evidence.missing', questionId: question.id });
    }
    const rules = evidence.flatMap((item) => quoteProblems(item, cv));
    problems.push(...rules.map((rule) => ({ rule, questionId: question.id })));
  }
  problems.push(...strengths.flatMap(({ evidence }) => quoteProblems(evidence, cv)).map(whole));
  const quoting = [
    ...followUps.flatMap(quotedLines),
    ...requirementEvidence.flatMap(({ evidence, second = evidence }) => [evidence, second]),
  ];
  problems.push(...quoting.flatMap((evidence) => quoteProblems(evidence, cv)).map(whole));
  const named = [
    ...requirementEvidence.map(({ index }) => index),
    ...toSettle.flatMap(({ requirement }) => requirement ?? []),
  ];
  if (named.some((index) => index >= plan.requirements.length)) {
    problems.push(whole('requirement.unknown'));
  }
  problems.push(...[...highlightEvidence, ...settled].flatMap((evidence) => quoteProblems(evidence, cv)).map(whole));
  if (toSettle.some(({ evidence, followsUp }) => evidence === undefined && followsUp !== true)) {
    problems.push(whole('evidence.missing'));
  }
  if (followUps.some(({ evidence, followsUp }) => evidence === undefined && followsUp === undefined)) {
    problems.push(whole('evidence.missing'));
  }
  // Highlights and their evidence are matched by order.
  if (highlightEvidence.length > 0 && highlightEvidence.length !== highlights.length) {
    problems.push(whole('evidence.missing'));
  }
  for (const area of areasToProbe) {
    if (area.evidence === undefined && area.absence === undefined) problems.push(whole('evidence.missing'));
    if (area.evidence !== undefined) problems.push(...quoteProblems(area.evidence, cv).map(whole));
    if (area.absence !== undefined && isMentioned(cv.pages, area.absence.searchedFor)) {
      problems.push(whole('absence.contradicted'));
    }
  }

  const known = new Set(plan.competencies.map(({ id }) => id));
  const asked = new Set(plan.questions.map(({ competencyId }) => competencyId));
  if ([...strengths, ...areasToProbe].some(({ competencyId }) => !known.has(competencyId))) {
    problems.push(whole('claim.competency'));
  }
  const questions = new Set(plan.questions.map(({ id }) => id));
  const isReached = ({ competencyId, askedIn }: AreaToProbe) =>
    asked.has(competencyId) && (askedIn === undefined || questions.has(askedIn));
  if (!areasToProbe.every(isReached)) problems.push(whole('area.unreached'));
  if (![...followUps, ...seenEarlier].every(({ questionId }) => questions.has(questionId)))
    problems.push(whole('follow_up.question'));
  return problems;
}

/** Whether any of the terms occurs in the visible text, ignoring case. */
export function isMentioned(pages: readonly CvPage[], terms: readonly string[]): boolean {
  return pages.some(({ visible }) => {
    const text = visible.toLowerCase();
    return terms.some((term) => text.includes(term.toLowerCase()));
  });
}

function quoteProblems(evidence: Evidence, cv: CheckedCv): PlanRule[] {
  const page = cv.pages.find(({ number }) => number === evidence.page);
  const isThere = page?.visible.slice(evidence.start, evidence.end) === evidence.quote;
  if (page === undefined || !isThere || evidence.cvId !== cv.cvId) return ['evidence.not_found'];
  return isQuotable(page.visible, evidence) ? [] : ['evidence.length'];
}

function whole(rule: PlanRule): PlanProblem {
  return { rule, questionId: null };
}
