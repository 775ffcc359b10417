export { createInterviewingActivities } from './activities.ts';
export { createInterviewingConsumers } from './consumers.ts';
export { interviewingRoutes } from './routes.ts';
