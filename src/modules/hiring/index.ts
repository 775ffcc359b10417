export { createHiringActivities } from './activities.ts';
export { closeCvReader, warmCvReader } from './cv-reader/read-cv-file.ts';
export { createHiringConsumers } from './consumers.ts';
export { candidateForInterview } from './candidate/candidate-for-interview.ts';
export { cvForPlan } from './cv/cv-for-plan.ts';
export { moveInterviewCount } from './position/move-interview-count.ts';
export { positionForInterview } from './position/position-for-interview.ts';
export { interviewLabels } from './candidate/interview-labels.ts';
export { hiringRoutes } from './routes.ts';
