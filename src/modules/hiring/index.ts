export { candidateForInterview } from './candidate/candidate-for-interview.ts';
export { createHiring } from './create-hiring.ts';
export { cvForPlan } from './cv/cv-for-plan.ts';
export { candidateLabel, positionLabel } from './candidate/interview-labels.ts';
export { moveInterviewCount } from './position/move-interview-count.ts';
export { positionForInterview } from './position/position-for-interview.ts';
export { requireWritablePosition } from './position/require-writable-position.ts';
export { chooseCandidate } from './candidate/choose-candidate.ts';
export { uncountInterviews } from './position/uncount-interviews.ts';
