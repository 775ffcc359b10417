import { type JWTVerifyGetKey, createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as z from 'zod';
import { Email } from '#contracts/auth/auth.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';

/** The person that Google names. */
export interface GoogleClaims {
  readonly issuer: string;
  /** Google's permanent id for the person, never reassigned */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** the organisation that the account belongs to */
  readonly hostedDomain: string | undefined;
  readonly name: string;
}

/** @returns undefined if the token is invalid, `unavailable` if Google's keys cannot be fetched */
export type VerifyIdToken = (idToken: string, nonce: string) => Promise<GoogleClaims | 'unavailable' | undefined>;

const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  nonce: z.string(),
  email: Email,
  // Google has also sent it as a string.
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  hd: z.string().min(1).optional(),
  name: z.string().default(''),
});

const clockTolerance = 30;
const keysTimeoutMs = 5_000;
const longestName = 120;

type GoogleConfig = Pick<Config, 'GOOGLE_CLIENT_ID' | 'GOOGLE_ISSUER' | 'GOOGLE_KEYS_URL'>;

/** Caches Google's keys, and fetches them again when a token names an unknown one. */
export function createVerifyIdToken(deps: { clock: Clock; config: GoogleConfig }): VerifyIdToken {
  const { config, clock } = deps;
  const keys = createRemoteJWKSet(new URL(config.GOOGLE_KEYS_URL), { timeoutDuration: keysTimeoutMs });
  return async (idToken, nonce) => {
    try {
      return await claimsOf(idToken, nonce, { keys, config, clock });
    } catch (error) {
      // The library's own errors mean that the token is invalid; any other means that the keys could not be fetched.
      if (error instanceof errors.JWKSTimeout) return 'unavailable';
      return error instanceof errors.JOSEError ? undefined : 'unavailable';
    }
  };
}

async function claimsOf(
  idToken: string,
  nonce: string,
  { keys, config, clock }: { keys: JWTVerifyGetKey; config: GoogleConfig; clock: Clock },
): Promise<GoogleClaims | undefined> {
  const clientId = config.GOOGLE_CLIENT_ID ?? '';
  const { payload } = await jwtVerify(idToken, keys, {
    algorithms: ['RS256'],
    // Both forms are documented.
    issuer: [config.GOOGLE_ISSUER, config.GOOGLE_ISSUER.replace(/^https:\/\//, '')],
    audience: clientId,
    requiredClaims: ['exp', 'iat', 'sub', 'nonce', 'email'],
    currentDate: clock.now(),
    clockTolerance,
  });
  const claims = Claims.safeParse(payload).data;
  if (claims === undefined || claims.nonce !== nonce) return undefined;
  const isForUs = Array.isArray(claims.aud) && claims.aud.length > 1 ? claims.azp === clientId : true;
  if (!isForUs || (claims.azp !== undefined && claims.azp !== clientId)) return undefined;
  return {
    issuer: config.GOOGLE_ISSUER,
    subject: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified,
    hostedDomain: claims.hd,
    name: claims.name.trim().slice(0, longestName),
  };
}
