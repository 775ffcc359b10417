export { createAuthSweeps, createMailActivities } from './activities.ts';
export { createAuthConsumers } from './consumers.ts';
export { createAccessTokens } from './session/access-tokens.ts';
export { createAuthenticate, createIsSignedIn } from './sign-in/authenticate.ts';
export { createPasswords } from './password/passwords.ts';
export { readUser } from './profile/read-user.ts';
export { requireVerifiedEmail } from './sign-in/require-verified-email.ts';
export { authRoutes } from './routes.ts';
