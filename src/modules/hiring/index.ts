export {
  type CandidateForInterview,
  type CvForPlan,
  type PositionForInterview,
  candidateForInterview,
  cvForPlan,
  moveInterviewCount,
  positionForInterview,
} from './for-interview.ts';
