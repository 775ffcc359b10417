export { createHiringActivities } from './activities.ts';
export { createHiringConsumers } from './consumers.ts';
export {
  type CandidateForInterview,
  type CvForPlan,
  type PositionForInterview,
  candidateForInterview,
  cvForPlan,
  moveInterviewCount,
  positionForInterview,
} from './for-interview.ts';
export { interviewLabels } from './interview-labels.ts';
export { hiringRoutes } from './routes.ts';
