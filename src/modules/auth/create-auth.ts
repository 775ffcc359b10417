import type { AppConfig } from '#contracts/live.ts';
import type { Captcha } from '#platform/captcha/captcha.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import type { Authenticate, AuthenticateGuest, IsSignedIn, UserOfToken } from '#platform/actor.ts';
import type { HttpPlugins, Module } from '#platform/module.ts';
import type { PersonalData } from '#platform/personal-data/personal-data.ts';
import { authEraser } from './account/auth-eraser.ts';
import { copyAccount } from './account/copy-account.ts';
import { sweepSuperseded } from './account/sweep-superseded.ts';
import { findGuest } from './anonymous/anonymous-sessions.ts';
import { sweepAnonymousSessions } from './anonymous/sweep-anonymous-sessions.ts';
import {
  emailChanged,
  emailVerified,
  identityLinked,
  identityUnlinked,
  passwordSet,
  sessionRevoked,
  userRegistered,
} from './events.ts';
import { createGoogleSignIn } from './google/google-sign-in.ts';
import { sweepGoogle } from './google/sweep-google.ts';
import {
  accountDeleted,
  alreadyRegistered,
  emailChangeAsked,
  emailChangeCode,
  emailChangeDone,
  emailInUse,
  emailTakenFrom,
  googleLinked,
  googleUnlinked,
  newDevice,
  passwordChanged,
  passwordReset,
  signedOutEverywhere,
  verificationCode,
  welcome,
} from './mails.ts';
import type { ReadSubscription } from './profile/read-user.ts';
import { createPasswords } from './password/passwords.ts';
import { sweepCodes } from './registration/sweep-codes.ts';
import { authRoutes } from './routes.ts';
import { createAccessTokens } from './session/access-tokens.ts';
import { sweepSessions } from './session/sweep-sessions.ts';
import { createAuthenticate, createIsSignedIn } from './sign-in/authenticate.ts';
import { sweepThrottles } from './sign-in/sweep-throttles.ts';

export interface Auth extends Module {
  /** Identifies the caller, for the routes of all modules. */
  signIn(http: HttpPlugins): {
    readonly authenticate: Authenticate;
    readonly authenticateGuest: AuthenticateGuest;
    readonly isSignedIn: IsSignedIn;
    readonly userOfToken: UserOfToken;
  };
  /** The sign-in methods that this installation offers. */
  readonly signInMethods: AppConfig['signInMethods'];
}

/** Accounts, sessions and the verification of email addresses. */
export function createAuth(deps: {
  db: Db;
  clock: Clock;
  config: Config;
  captcha: Captcha;
  readSubscription: ReadSubscription;
  /** from the modules created after this one */
  personalData: readonly PersonalData[];
}): Auth {
  const personalData: PersonalData = {
    count: async () => ({}),
    copy: (actor) => copyAccount(deps, actor),
    eraser: authEraser,
  };
  return {
    routes: ({ jwt, oauth2Google }) =>
      authRoutes({
        ...deps,
        personalData: [personalData, ...deps.personalData],
        accessTokens: createAccessTokens({ ...deps, jwt }),
        passwords: createPasswords(deps.config),
        google: createGoogleSignIn(deps, oauth2Google),
      }),
    signIn: ({ jwt }) => {
      const accessTokens = createAccessTokens({ ...deps, jwt });
      return {
        authenticate: createAuthenticate({ ...deps, accessTokens }),
        authenticateGuest: (sessionId) => findGuest(deps, sessionId),
        isSignedIn: createIsSignedIn(deps),
        userOfToken: (bearer) => accessTokens.read(bearer)?.userId,
      };
    },
    signInMethods: deps.config.GOOGLE_CLIENT_ID === undefined ? ['password'] : ['password', 'google'],
    consumers: [],
    sweeps: {
      throttles: sweepThrottles,
      codes: sweepCodes,
      sessions: sweepSessions,
      'google sign-ins': sweepGoogle,
      'anonymous sessions': sweepAnonymousSessions,
      'superseded accounts': sweepSuperseded(deps.config),
    },
    facts: [userRegistered, emailVerified, emailChanged, identityLinked, identityUnlinked, passwordSet, sessionRevoked],
    mails: [
      verificationCode,
      welcome,
      alreadyRegistered,
      passwordReset,
      passwordChanged,
      newDevice,
      signedOutEverywhere,
      googleLinked,
      googleUnlinked,
      emailChangeCode,
      emailChangeAsked,
      emailInUse,
      emailChangeDone,
      emailTakenFrom,
      accountDeleted,
    ],
    personalData,
    unfinished: [],
    activities: async () => ({}),
  };
}
