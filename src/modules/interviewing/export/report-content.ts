import type { ReportContentExport } from '#contracts/interviewing/summary/interview-export.ts';
import type { Answer, Run } from '#contracts/interviewing/run/interview-run.ts';
import type { Summary } from '#contracts/interviewing/summary/interview-summary.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { requirementOfPoint } from '#contracts/interviewing/plan/plan-requirements.ts';
import { unscoredAnswers } from '#contracts/interviewing/run/unscored-answers.ts';
import { emptyAnswer, partOf, tickOf } from '#contracts/interviewing/run/run-rules.ts';
import { exportedInterview, questionHead } from './exported-interview.ts';
import { withoutAdjustments } from './without-adjustments.ts';

/** The content of the summary page, for a file. Includes means only if the summary has them. */
export function reportContent(of: Interview, run: Run, summary: Summary): ReportContentExport {
  const { clock } = run;
  const { interview, plan } = withoutAdjustments(of, run.plan);
  const { requirements, toSettle, followUps } = unscoredAnswers(run);
  const answers = new Map(run.answers.map((answer) => [answer.questionId, answer]));
  const least = new Map(plan.decision?.offer?.leastScores.map((one) => [one.order, one.least]));
  return {
    interview: exportedInterview(interview),
    startedAt: clock.startedAt,
    endedAt: clock.endedAt,
    elapsedSec: clock.elapsedSec,
    recommendation: summary.recommendation,
    decidedAt: summary.decidedAt,
    decidedBy: summary.decidedBy,
    score: summary.score,
    overallAssessment: summary.overallAssessment,
    strengths: summary.strengths,
    concerns: summary.concerns,
    competencies: summary.coverage.map(({ competencyId: _, ...competency }) => competency),
    toSettle: [
      ...toSettle.flatMap(({ point, answer, isLeft }) => {
        const requirement = requirementOfPoint(plan, point)?.text ?? null;
        return isLeft ? [] : [{ text: point.text, requirement, answer }];
      }),
      ...followUps.map(({ followUp, answer }) => ({ text: followUp.text, requirement: null, answer })),
    ],
    requirements: requirements.flatMap(({ requirement: { text, kind }, answer, isLeft }) =>
      isLeft ? [] : [{ text, kind, answer }],
    ),
    questions: plan.questions.map((question) => {
      const answer = answers.get(question.id) ?? emptyAnswer(question.id);
      return {
        ...questionHead(plan, question),
        plannedMin: question.expectedMin,
        spentSec: answer.spentSec,
        state: answer.state,
        skipReason: answer.skipReason,
        score: answer.score,
        offerTakes: least.get(question.order) ?? null,
        anchorsMet: anchorsMet(question, answer),
        notes: answer.notes,
        redFlagSeen: answer.redFlagSeen,
        redFlags: answer.redFlagSeen ? question.redFlags.map(({ text }) => text) : [],
      };
    }),
    partNotes: run.partNotes.flatMap(({ questionId, notes }) => {
      const part = partOf(questionId);
      return part === undefined || notes.trim() === '' ? [] : [{ part, notes }];
    }),
  };
}

function anchorsMet({ anchors }: Question, { behavioursSeen }: Answer) {
  return anchors.flatMap(({ band, behaviours }, place) =>
    behaviours
      .filter((_, index) => behavioursSeen.includes(tickOf(place, index)))
      .map((behaviour) => ({ band, behaviour })),
  );
}
