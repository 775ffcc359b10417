import { pageAddresses } from '#contracts/page-addresses.ts';

/** The addresses of the pages, as the router matches them; the paths below fill in their parameters. */
export const routePaths = {
  login: pageAddresses.login,
  register: '/auth/register',
  verifyCode: '/auth/verify-code',
  verifyEmail: pageAddresses.verifyEmail,
  forgotPassword: pageAddresses.forgotPassword,
  resetPassword: pageAddresses.resetPassword,
  signInCallback: pageAddresses.signInCallback,
  shared: pageAddresses.shared,
  interviewPreview: '/interview-preview',
  interviewProcessing: '/interview-processing',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  positions: '/positions',
  newPosition: '/positions/new',
  position: '/positions/:positionId',
  editPosition: '/positions/:positionId/edit',
  interviews: pageAddresses.interviews,
  scheduleInterview: '/interviews/schedule',
  interview: '/interviews/:interviewId',
  candidates: '/candidates',
  candidate: '/candidates/:candidateId',
  calibration: '/reports',
  profile: pageAddresses.profile,
  subscription: '/subscription',
} as const;

export const anotherTimeHash = '#another-time';

/** Of a summary: what is open about the person is to be settled. Not the id of that step, to which links of the page lead. */
export const settleHash = '#to-settle';

/** Every address of the app, in one place. */
export const paths = {
  landing: () => pageAddresses.landing,
  pricing: () => '/#pricing',
  legal: () => pageAddresses.legal,
  login: () => routePaths.login,
  register: () => routePaths.register,
  verifyCode: () => routePaths.verifyCode,
  forgotPassword: () => routePaths.forgotPassword,
  /**
   * Of the API, not a page: a full navigation that goes on to Google.
   * `account`: whom alone Google is to prove; `language`: of an account that is made.
   */
  google: (asked: { account: string } | { language: string }) =>
    `/api/v1/auth/google?${new URLSearchParams(asked).toString()}`,
  accountDeleted: () => '/#account-deleted',
  onboarding: (step?: string) => withQuery(routePaths.onboarding, step === undefined ? {} : { step }),
  /** a plan for somebody without an account; with one, what was made is taken into it */
  interviewPreview: () => routePaths.interviewPreview,
  /** its form, even where this browser holds a preview that was made before */
  newPreview: () => `${routePaths.interviewPreview}#new`,
  interviewProcessing: () => routePaths.interviewProcessing,
  dashboard: () => routePaths.dashboard,
  positions: (filter: { status?: 'active' } = {}) => withQuery(routePaths.positions, filter),
  /** @param copyOf the position whose text it begins with */
  newPosition: (from: { copyOf?: string } = {}) => withQuery(routePaths.newPosition, from),
  position: (id: string) => routePaths.position.replace(':positionId', id),
  editPosition: (id: string) => routePaths.editPosition.replace(':positionId', id),
  interviews: (
    filter: {
      status?: 'closed' | 'completed' | 'today' | 'this_week' | 'this_month' | 'to_decide' | 'overdue' | 'no_plan';
    } = {},
  ) => withQuery(routePaths.interviews, filter),
  /** the form of a new interview, optionally for one position or candidate */
  scheduleInterview: (from: { positionId?: string; candidateId?: string } = {}) =>
    withQuery(routePaths.scheduleInterview, from),
  interview: (id: string) => routePaths.interview.replace(':interviewId', id),
  /** of an interview that is going on, whose address is the runner otherwise */
  interviewPlan: (id: string) => withQuery(paths.interview(id), { view: 'plan' }),
  /** an earlier version of its plan, to be read */
  interviewVersion: (id: string, version: number) => withQuery(paths.interview(id), { version: String(version) }),
  /** of one that nobody began in its time: the form for another one is open */
  interviewAnotherTime: (id: string) => `${paths.interview(id)}${anotherTimeHash}`,
  /** of one that is completed: what is open about the person is to be settled */
  settleInterview: (id: string) => `${paths.interview(id)}${settleHash}`,
  candidates: (filter: { stage?: 'none'; q?: string } = {}) => withQuery(routePaths.candidates, filter),
  candidate: (id: string) => routePaths.candidate.replace(':candidateId', id),
  /** how the reader scores */
  calibration: () => routePaths.calibration,
  profile: () => routePaths.profile,
  subscription: () => routePaths.subscription,
  onboardingSubscription: () => `${routePaths.subscription}?onboarding=true`,
  sandboxMailbox: () => '/sandbox/mailbox',
} as const;

function withQuery(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? path : `${path}?${query}`;
}
