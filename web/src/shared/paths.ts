import { pageAddresses } from '#contracts/page-addresses.ts';

/** Route patterns as the router matches them; `paths` below fills in their parameters. */
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

/**
 * Hash of a summary that opens the step that settles open points about the candidate. Deliberately not that step's
 * element id, which links within the page use.
 */
export const settleHash = '#to-settle';

/** The address of every page, in one place. */
export const paths = {
  landing: () => pageAddresses.landing,
  pricing: () => '/#pricing',
  legal: () => pageAddresses.legal,
  login: () => routePaths.login,
  register: () => routePaths.register,
  verifyCode: () => routePaths.verifyCode,
  forgotPassword: () => routePaths.forgotPassword,
  /**
   * An API address, not a page: a full navigation that redirects to Google.
   * `account`: the only account Google may confirm; `language`: the language of a newly created account.
   */
  google: (asked: { account: string } | { language: string }) =>
    `/api/v1/auth/google?${new URLSearchParams(asked).toString()}`,
  accountDeleted: () => '/#account-deleted',
  onboarding: (step?: string) => withQuery(routePaths.onboarding, step === undefined ? {} : { step }),
  /** makes a plan without an account; once the visitor has one, the preview moves into it */
  interviewPreview: () => routePaths.interviewPreview,
  /** the preview form, even if this browser already holds a preview */
  newPreview: () => `${routePaths.interviewPreview}#new`,
  interviewProcessing: () => routePaths.interviewProcessing,
  dashboard: () => routePaths.dashboard,
  positions: (filter: { status?: 'active' } = {}) => withQuery(routePaths.positions, filter),
  /** @param copyOf id of the position whose text prefills the form */
  newPosition: (from: { copyOf?: string } = {}) => withQuery(routePaths.newPosition, from),
  position: (id: string) => routePaths.position.replace(':positionId', id),
  editPosition: (id: string) => routePaths.editPosition.replace(':positionId', id),
  interviews: (
    filter: {
      status?: 'closed' | 'upcoming' | 'today' | 'this_week' | 'this_month' | 'to_decide' | 'overdue' | 'no_plan';
    } = {},
  ) => withQuery(routePaths.interviews, filter),
  /** the form for a new interview, optionally prefilled with a position or candidate */
  scheduleInterview: (from: { positionId?: string; candidateId?: string } = {}) =>
    withQuery(routePaths.scheduleInterview, from),
  interview: (id: string) => routePaths.interview.replace(':interviewId', id),
  /** the plan of an interview in progress, whose usual address shows the runner */
  interviewPlan: (id: string) => withQuery(paths.interview(id), { view: 'plan' }),
  /** an earlier version of the interview's plan, read-only */
  interviewVersion: (id: string, version: number) => withQuery(paths.interview(id), { version: String(version) }),
  /** an interview that was not started in time, with the form for a new time open */
  interviewAnotherTime: (id: string) => `${paths.interview(id)}${anotherTimeHash}`,
  /** a completed interview, at the step that settles open points about the candidate */
  settleInterview: (id: string) => `${paths.interview(id)}${settleHash}`,
  candidates: (filter: { stage?: 'none'; q?: string } = {}) => withQuery(routePaths.candidates, filter),
  candidate: (id: string) => routePaths.candidate.replace(':candidateId', id),
  /** the user's own scoring calibration */
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
