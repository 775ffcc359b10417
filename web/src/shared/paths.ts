/** Every address of the app, in one place. Paths are the spec's. */
export const paths = {
  landing: () => '/',
  pricing: () => '/#pricing',
  legal: () => '/legal',
  login: () => '/auth/login',
  register: () => '/auth/register',
  verifyCode: () => '/auth/verify-code',
  dashboard: () => '/dashboard',
  positions: () => '/positions',
  newPosition: () => '/positions/new',
  position: (id: string) => `/positions/${id}`,
  editPosition: (id: string) => `/positions/${id}/edit`,
  interviews: () => '/interviews',
  /** the form of a new interview, optionally for one position or candidate */
  scheduleInterview: (from: { positionId?: string; candidateId?: string } = {}) => {
    const query = new URLSearchParams(from).toString();
    return `/interviews/schedule${query === '' ? '' : `?${query}`}`;
  },
  interview: (id: string) => `/interviews/${id}`,
  candidates: () => '/candidates',
  candidate: (id: string) => `/candidates/${id}`,
  profile: () => '/profile',
  subscription: () => '/subscription',
  onboardingSubscription: () => '/subscription?onboarding=true',
  sandboxMailbox: () => '/sandbox/mailbox',
} as const;
