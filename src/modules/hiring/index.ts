export { createHiringActivities } from './activities.ts';
export { closeCvReader, warmCvReader } from './cv-reader/read-cv-file.ts';
export { createHiringConsumers } from './consumers.ts';
export { candidateForInterview } from './candidate-for-interview.ts';
export { cvForPlan } from './cv-for-plan.ts';
export { moveInterviewCount } from './move-interview-count.ts';
export { positionForInterview } from './position-for-interview.ts';
export { interviewLabels } from './interview-labels.ts';
export { hiringRoutes } from './routes.ts';
