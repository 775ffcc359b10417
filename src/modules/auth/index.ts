export { createAuthSweeps, createMailActivities } from './activities.ts';
export { createAuthConsumers } from './consumers.ts';
export { createAccessTokens } from './access-tokens.ts';
export { createAuthenticate, createIsSignedIn } from './authenticate.ts';
export { createPasswords } from './passwords.ts';
export { readUser } from './read-user.ts';
export { requireVerifiedEmail } from './require-verified-email.ts';
export { authRoutes } from './routes.ts';
