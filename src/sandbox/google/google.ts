import type { StandIn } from '#sandbox/stand-in.ts';

/** Google sign-in: whoever opens it chooses who to be. */
export const google: StandIn = {
  name: 'Sandbox Google',
  about: 'Google’s sign-in, where you choose who you are: a new address, one with an account, or an unverified one.',
  effect: 'signing in with Google opens a stand-in',
  key: 'GOOGLE_CLIENT_ID',
  page: '/sandbox/google',
  paths: ['/sandbox/google'],
  start: async ({ publicUrl, url }) => {
    const { createGoogleServer } = await import('./google-server.ts');
    const server = createGoogleServer(publicUrl);
    return {
      settings: {
        GOOGLE_CLIENT_ID: server.clientId,
        GOOGLE_CLIENT_SECRET: 'sandbox',
        GOOGLE_ISSUER: server.issuer,
        // The browser opens the first URL, under the app's own origin; the API calls the others.
        GOOGLE_AUTHORIZE_URL: `${publicUrl}/sandbox/google/authorize`,
        GOOGLE_TOKEN_URL: `${url}/sandbox/google/token`,
        GOOGLE_KEYS_URL: `${url}/sandbox/google/keys`,
      },
      answer: server.answer,
      stop: () => Promise.resolve(),
    };
  },
};
