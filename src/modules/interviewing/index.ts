export { createInterviewing } from './create-interviewing.ts';
