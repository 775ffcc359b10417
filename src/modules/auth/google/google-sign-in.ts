import type { OAuth2Namespace } from '@fastify/oauth2';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contracts/common.ts';
import type { GoogleError } from '#contracts/auth/google.ts';
import { pageAddresses } from '#contracts/page-addresses.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { registrationIdOf, rememberRegistration } from '#modules/auth/registration/registrations.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';
import { beginGoogleSignIn } from './begin-google-sign-in.ts';
import { type CodeOutcome, type FinishInput, type FinishOutcome, finishGoogleSignIn } from './finish-google-sign-in.ts';
import { setLinkCookie } from './pending-link.ts';
import { setGrantCookie } from './sign-in-grants.ts';
import { createVerifyIdToken } from './verify-id-token.ts';
import { type Asked, rememberWhatWasAsked, whatWasAsked } from './what-was-asked.ts';

/** The start and end of a sign-in through Google. Both return the URL to redirect the browser to. */
export interface GoogleSignIn {
  begin(visitor: Visitor, asked: Asked, request: FastifyRequest, reply: FastifyReply): Promise<string>;
  finish(
    visitor: Visitor,
    input: { query: FinishInput['query']; language: Language },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string>;
}

/** @returns undefined if Google is not configured */
export function createGoogleSignIn(
  deps: { db: Db; clock: Clock; config: Config },
  oauth: OAuth2Namespace | undefined,
): GoogleSignIn | undefined {
  if (oauth === undefined) return undefined;
  const verifyIdToken = createVerifyIdToken(deps);
  return {
    begin: (visitor, asked, request, reply) =>
      withinLimits(() => {
        rememberWhatWasAsked(deps.config, visitor, asked, reply);
        return beginGoogleSignIn(deps, visitor, () => oauth.generateAuthorizationUri(request, reply));
      }),
    finish: (visitor, { query, language }, request, reply) =>
      withinLimits(async () => {
        const registrationId = registrationIdOf(deps.config, visitor);
        const asked = whatWasAsked(deps.config, visitor);
        const exchangeCode = () => exchangeCodeOf(oauth, request, reply);
        const outcome = await finishGoogleSignIn({ ...deps, verifyIdToken }, visitor, {
          query,
          language: asked.language ?? language,
          registrationId,
          accountToProve: asked.account,
          exchangeCode,
        });
        return leave(deps.config, outcome, reply);
      }),
  };
}

/** Turns a throttling error into a redirect, because a person in this flow must see a page, not a problem document. */
async function withinLimits(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'auth.throttled') return callback('too_many_attempts');
    throw error;
  }
}

function leave(config: Config, outcome: FinishOutcome, reply: FastifyReply): string {
  switch (outcome.kind) {
    case 'granted':
      setGrantCookie(config, outcome.grantId, reply);
      if (outcome.registrationId !== undefined) rememberRegistration(config, outcome.registrationId, reply);
      return callback();
    case 'confirm':
      setLinkCookie(config, outcome.linkId, reply);
      return callback('google_confirm_account');
    case 'denied':
      return callback(outcome.error);
  }
}

function callback(error?: GoogleError): string {
  return error === undefined ? pageAddresses.signInCallback : `${pageAddresses.signInCallback}?error=${error}`;
}

/** Errors with a status below 500 mean that Google rejected the code; any other means that it did not answer. */
async function exchangeCodeOf(
  oauth: OAuth2Namespace,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CodeOutcome> {
  try {
    const { token } = await oauth.getAccessTokenFromAuthorizationCodeFlow(request, reply);
    return { kind: 'exchanged', idToken: token.id_token };
  } catch (error) {
    const status = statusOf(error);
    if (status !== undefined && status < 500) return { kind: 'denied', error: 'google_failed' };
    request.log.warn({ status }, 'auth: Google does not exchange its code');
    return { kind: 'denied', error: 'google_unavailable' };
  }
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('output' in error)) return undefined;
  const { output } = error;
  if (typeof output !== 'object' || output === null || !('statusCode' in output)) return undefined;
  return typeof output.statusCode === 'number' ? output.statusCode : undefined;
}
