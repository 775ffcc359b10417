export { createHiringActivities } from './activities.ts';
export { closeCvReader, warmCvReader } from './cv-reader/read-cv-file.ts';
export { createHiringConsumers } from './consumers.ts';
export { candidateForInterview, cvForPlan, moveInterviewCount, positionForInterview } from './for-interview.ts';
export { interviewLabels } from './interview-labels.ts';
export { hiringRoutes } from './routes.ts';
