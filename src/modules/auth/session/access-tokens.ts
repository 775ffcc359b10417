import type { JWT } from '@fastify/jwt';
import * as z from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { sha256 } from './digests.ts';

const lifeSeconds = 15 * 60;
const leewayMs = 30_000;
/** Cache size for tokens whose signature was verified. Each is sent many times, and an account has only a few. */
const remembered = 10_000;
const audience = 'askwell-api';
const type = 'at+jwt';

export interface AccessTokens {
  make(userId: string, sessionId: string): string;
  /** undefined unless it is a currently valid token of ours */
  read(token: string): SessionOfToken | undefined;
}

interface SessionOfToken {
  readonly userId: string;
  readonly sessionId: string;
}

const Header = z.object({ header: z.object({ kid: z.string() }) });
const Claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

/**
 * HS256 only, because the issuer is also the verifier. The previous key, while configured, verifies but never signs. A
 * token found valid is cached until it expires; the caller must check each time whether its session is still live.
 */
export function createAccessTokens(deps: {
  jwt: JWT;
  clock: Clock;
  config: Pick<Config, 'JWT_KEY' | 'JWT_PREVIOUS_KEY' | 'PUBLIC_URL'>;
}): AccessTokens {
  const { jwt, clock, config } = deps;
  const keys = new Map(
    [config.JWT_KEY, config.JWT_PREVIOUS_KEY].flatMap((key) => (key === undefined ? [] : [[keyId(key), key] as const])),
  );
  const valid = new Map<string, { readonly session: SessionOfToken; readonly until: number }>();
  return {
    make: (userId, sessionId) => {
      const iat = Math.floor(clock.now().getTime() / 1000);
      return jwt.sign(
        { iss: config.PUBLIC_URL, aud: audience, sub: userId, sid: sessionId, iat, exp: iat + lifeSeconds },
        { header: { alg: 'HS256', typ: type, kid: keyId(config.JWT_KEY) } },
      );
    },
    read: (token) => {
      const now = clock.now().getTime();
      const known = valid.get(token);
      if (known !== undefined && now < known.until) return known.session;
      valid.delete(token);
      try {
        const key = keys.get(Header.parse(jwt.decode(token, { complete: true })).header.kid);
        if (key === undefined) return undefined;
        const claims = jwt.verify(token, {
          key,
          algorithms: ['HS256'],
          allowedIss: config.PUBLIC_URL,
          allowedAud: audience,
          requiredClaims: ['iss', 'aud', 'sub', 'sid', 'iat', 'exp'],
          checkTyp: type,
          clockTimestamp: now,
          clockTolerance: leewayMs,
        });
        const { sub, sid, exp } = Claims.parse(claims);
        const session = { userId: sub, sessionId: sid };
        valid.set(token, { session, until: exp * 1000 });
        const [oldest] = valid.keys();
        if (valid.size > remembered && oldest !== undefined) valid.delete(oldest);
        return session;
      } catch {
        return undefined;
      }
    },
  };
}

function keyId(key: string): string {
  return sha256(key).toString('base64url').slice(0, 8);
}
