import type { InterviewType, Level } from '#contracts/interviewing/plan/plan.ts';
import { carePatientSafety } from './competencies/care-patient-safety.ts';
import { dataAnalysis } from './competencies/data-analysis.ts';
import { teaching } from './competencies/teaching.ts';
import { peopleLeadership } from './competencies/people-leadership.ts';
import { accountingControl } from './competencies/accounting-control.ts';
import { salesNegotiation } from './competencies/sales-negotiation.ts';
import { safeWork } from './competencies/safe-work.ts';
import { customerFocus } from './competencies/customer-focus.ts';
import { engineeringPractice } from './competencies/engineering-practice.ts';
import { ownershipDelivery } from './competencies/ownership-delivery.ts';
import { problemSolving } from './competencies/problem-solving.ts';
import { technicalDesign } from './competencies/technical-design.ts';
import { workingTogether } from './competencies/working-together.ts';
import { roleExpectations } from './competencies/role-expectations.ts';
import { againstTheJobCvQuestions } from './cv-questions/against-the-job.ts';
import { anyWorkCvQuestions } from './cv-questions/any-work.ts';
import { changeCvQuestions } from './cv-questions/changes.ts';
import { dailyWorkCvQuestions } from './cv-questions/daily-work.ts';
import { administrationDocuments } from './competencies/administration-documents.ts';
import { logisticsDispatch } from './competencies/logistics-dispatch.ts';
import { recruitingRelations } from './competencies/recruiting-relations.ts';
import { marketing } from './competencies/marketing.ts';
import { designCraft } from './competencies/design-craft.ts';
import { foodSafety } from './competencies/food-safety.ts';
import { legalCompliance } from './competencies/legal-compliance.ts';
import { generalCvQuestions } from './cv-questions/general.ts';
import { leadingCvQuestions } from './cv-questions/leading.ts';
import { makingCvQuestions } from './cv-questions/making.ts';
import { peopleCvQuestions } from './cv-questions/people.ts';
import { resultCvQuestions } from './cv-questions/results.ts';
import { technicalCvQuestions } from './cv-questions/technical.ts';
import { dutyFrames } from './frames/duties.ts';
import { knowledgeFrames } from './frames/knowledge.ts';
import { pastWorkFrames } from './frames/past-work.ts';
import { severalAreasFrames } from './frames/several-areas.ts';
import { situationFrames } from './frames/situations.ts';
import { workSampleFrames } from './frames/work-samples.ts';
import type { Bar, CvQuestionTemplate, PlaybookCompetency, QuestionFrame } from './types.ts';

/** Stored with each plan as the version that wrote it; raise it whenever the content changes. */
export const playbookVersion = 'playbook-22';

/** In order of precedence where nothing else decides. */
export const competencies: readonly PlaybookCompetency[] = [
  problemSolving,
  ownershipDelivery,
  workingTogether,
  technicalDesign,
  engineeringPractice,
  customerFocus,
  roleExpectations,
  carePatientSafety,
  safeWork,
  salesNegotiation,
  administrationDocuments,
  logisticsDispatch,
  recruitingRelations,
  marketing,
  designCraft,
  accountingControl,
  peopleLeadership,
  teaching,
  dataAnalysis,
  legalCompliance,
  foodSafety,
];

/** Not scored as a skill: it opens a phone screen and a final round. */
export const roleExpectationsId = roleExpectations.id;

export const safeWorkId = safeWork.id;

/** For anybody who leads others, whatever their trade. */
export { peopleLeadership };

export const frames: readonly QuestionFrame[] = [
  ...pastWorkFrames,
  ...situationFrames,
  ...knowledgeFrames,
  ...workSampleFrames,
  ...severalAreasFrames,
  ...dutyFrames,
];

export const cvQuestions: readonly CvQuestionTemplate[] = [
  ...anyWorkCvQuestions,
  ...generalCvQuestions,
  ...technicalCvQuestions,
  ...peopleCvQuestions,
  ...resultCvQuestions,
  ...changeCvQuestions,
  ...leadingCvQuestions,
  ...makingCvQuestions,
  ...dailyWorkCvQuestions,
  ...againstTheJobCvQuestions,
];

/** The main competencies of each interview type, where the role has them. */
export const emphasis: Readonly<Record<InterviewType, readonly string[]>> = {
  phone_screening: [ownershipDelivery.id, workingTogether.id],
  technical: [technicalDesign.id, engineeringPractice.id, problemSolving.id],
  behavioral: [workingTogether.id, ownershipDelivery.id],
  final: [ownershipDelivery.id, customerFocus.id],
  panel: [problemSolving.id, workingTogether.id],
  coding: [engineeringPractice.id, problemSolving.id, technicalDesign.id],
  system_design: [technicalDesign.id, engineeringPractice.id, problemSolving.id],
};

export function barOf(level: Level): Bar {
  return level === 'principal' ? 'lead' : level;
}
