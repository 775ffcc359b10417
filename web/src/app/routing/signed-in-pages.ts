import { candidateLoader } from '#web/pages/candidates/candidate-loader.ts';
import { candidatesLoader } from '#web/pages/candidates/candidates-loader.ts';
import { dashboardLoader } from '#web/pages/dashboard/dashboard-loader.ts';
import { interviewLoader } from '#web/pages/interviews/interview-loader.ts';
import { interviewScheduleLoader } from '#web/pages/interviews/interview-schedule-loader.ts';
import { interviewsLoader } from '#web/pages/interviews/interviews-loader.ts';
import { onboardingLoader } from '#web/pages/onboarding/onboarding-loader.ts';
import {
  CalibrationSkeleton,
  CandidateSkeleton,
  CandidatesSkeleton,
  DashboardSkeleton,
  FormPageSkeleton,
  InterviewSkeleton,
  InterviewsSkeleton,
  PositionFormSkeleton,
  PositionSkeleton,
  PositionsSkeleton,
  ProfileSkeleton,
  SubscriptionSkeleton,
} from '#web/pages/page-skeletons.tsx';
import { positionEditLoader, positionLoader } from '#web/pages/positions/position-loader.ts';
import { positionNewLoader } from '#web/pages/positions/position-new-loader.ts';
import { positionsLoader } from '#web/pages/positions/positions-loader.ts';
import { subscriptionLoader } from '#web/pages/subscription/subscription-loader.ts';
import { pageRoute } from './page-route.tsx';

export const signedInPages = {
  onboarding: pageRoute({
    namespaces: ['onboarding', 'positions', 'interviews', 'cv', 'errors'],
    load: () => import('#web/pages/onboarding/onboarding-page.tsx'),
    loader: onboardingLoader,
    Skeleton: FormPageSkeleton,
  }),
  dashboard: pageRoute({
    namespaces: ['dashboard', 'interviews'],
    load: () => import('#web/pages/dashboard/dashboard-page.tsx'),
    loader: dashboardLoader,
    Skeleton: DashboardSkeleton,
  }),
  positions: pageRoute({
    namespaces: ['positions', 'interviews'],
    load: () => import('#web/pages/positions/positions-page.tsx'),
    loader: positionsLoader,
    Skeleton: PositionsSkeleton,
  }),
  newPosition: pageRoute({
    namespaces: ['positions'],
    load: () => import('#web/pages/positions/position-new-page.tsx'),
    loader: positionNewLoader,
    Skeleton: PositionFormSkeleton,
  }),
  position: pageRoute({
    namespaces: ['positions', 'candidates', 'interviews', 'cv', 'errors'],
    load: () => import('#web/pages/positions/position-page.tsx'),
    loader: positionLoader,
    Skeleton: PositionSkeleton,
  }),
  editPosition: pageRoute({
    namespaces: ['positions'],
    load: () => import('#web/pages/positions/position-edit-page.tsx'),
    loader: positionEditLoader,
    Skeleton: PositionFormSkeleton,
  }),
  candidates: pageRoute({
    namespaces: ['candidates', 'cv', 'errors', 'interviews'],
    load: () => import('#web/pages/candidates/candidates-page.tsx'),
    loader: candidatesLoader,
    Skeleton: CandidatesSkeleton,
  }),
  candidate: pageRoute({
    namespaces: ['candidates', 'cv', 'errors', 'interviews'],
    load: () => import('#web/pages/candidates/candidate-page.tsx'),
    loader: candidateLoader,
    Skeleton: CandidateSkeleton,
  }),
  interviews: pageRoute({
    namespaces: ['interviews'],
    load: () => import('#web/pages/interviews/interviews-page.tsx'),
    loader: interviewsLoader,
    Skeleton: InterviewsSkeleton,
  }),
  scheduleInterview: pageRoute({
    namespaces: ['interviews', 'cv', 'errors'],
    load: () => import('#web/pages/interviews/interview-schedule-page.tsx'),
    loader: interviewScheduleLoader,
    Skeleton: FormPageSkeleton,
  }),
  interview: pageRoute({
    namespaces: ['plan', 'candidates', 'cv', 'errors'],
    load: () => import('#web/pages/interviews/interview-page.tsx'),
    loader: interviewLoader,
    Skeleton: InterviewSkeleton,
  }),
  calibration: pageRoute({
    namespaces: ['calibration', 'summary'],
    load: () => import('#web/pages/calibration/calibration-page.tsx'),
    // rarely visited, so its loader is not in the shared chunk
    loader: async () => (await import('#web/pages/calibration/calibration-loader.ts')).calibrationLoader(),
    Skeleton: CalibrationSkeleton,
  }),
  profile: pageRoute({
    namespaces: ['profile', 'billing', 'auth', 'errors'],
    load: () => import('#web/pages/profile/profile-page.tsx'),
    Skeleton: ProfileSkeleton,
  }),
  subscription: pageRoute({
    namespaces: ['billing', 'plans'],
    load: () => import('#web/pages/subscription/subscription-page.tsx'),
    loader: subscriptionLoader,
    Skeleton: SubscriptionSkeleton,
  }),
} as const;

export type PageName = keyof typeof signedInPages;
