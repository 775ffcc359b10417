import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import { QueueFull, semaphore } from '#platform/semaphore.ts';

const derive = promisify(argon2);

interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** Memory in KiB and passes. RFC 9106's low-memory profile with one lane; OWASP's minimum for small machines. */
const costs: Readonly<Record<Config['PASSWORD_HASH'], Cost>> = {
  standard: { memory: 65_536, passes: 3, parallelism: 1 },
  small: { memory: 19_456, passes: 2, parallelism: 1 },
};

const saltBytes = 16;
const tagBytes = 32;
const retrySeconds = 2;
/** A sign-in may take five seconds; the rest is for the hash itself and the work before and after it. */
const longestWaitMs = 3000;

/** Hashing while a slot is held. Other work done in the callback is limited by the same slots. */
export interface Hashing {
  hash(password: string): Promise<string>;
  /** Without a stored hash, does the same work, so that the timing reveals nothing. */
  matches(password: string, stored: string | null): Promise<boolean>;
  /** Whether the stored hash was made with other cost parameters than the current ones. */
  isOutdated(stored: string): boolean;
}

export interface Passwords {
  /** @throws AppError common.unavailable with Retry-After if too many calls are waiting for a slot */
  withHashing<T>(work: (hashing: Hashing) => Promise<T>): Promise<T>;
}

/** argon2id with at most two concurrent hashes, because each takes memory and a core. */
export function createPasswords(config: Pick<Config, 'PASSWORD_HASH'>): Passwords {
  const cost = costs[config.PASSWORD_HASH];
  const withSlot = semaphore(2, { queue: 50, waitMs: longestWaitMs });
  const nobody = encode(cost, randomBytes(saltBytes), randomBytes(tagBytes));
  const hashing: Hashing = {
    hash: async (password) => {
      const salt = randomBytes(saltBytes);
      return encode(cost, salt, await tagOf(password, salt, cost));
    },
    matches: async (password, stored) => {
      const known = decode(stored ?? nobody);
      const tag = await tagOf(password, known.salt, known.cost);
      return timingSafeEqual(tag, known.tag) && stored !== null;
    },
    isOutdated: (stored) => !stored.startsWith(prefixOf(cost)),
  };
  return {
    withHashing: async (work) => {
      try {
        return await withSlot(() => work(hashing));
      } catch (error) {
        throw error instanceof QueueFull ? new AppError('common.unavailable', undefined, retrySeconds) : error;
      }
    },
  };
}

/** The same letter typed on two systems may be composed or decomposed: й is one character or two. */
const normalized = (password: string): string => password.normalize('NFC');

/** Whether two typed passwords produce the same hash. */
export function isSamePassword(one: string, other: string): boolean {
  return normalized(one) === normalized(other);
}

function tagOf(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const message = Buffer.from(normalized(password));
  const parameters: Argon2Parameters = { message, nonce: salt, tagLength: tagBytes, ...cost };
  return derive('argon2id', parameters);
}

function prefixOf({ memory, passes, parallelism }: Cost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;
}

function encode(cost: Cost, salt: Buffer, tag: Buffer): string {
  return `${prefixOf(cost)}${salt.toString('base64url')}$${tag.toString('base64url')}`;
}

function decode(stored: string): { cost: Cost; salt: Buffer; tag: Buffer } {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored);
  if (parts === null) throw new Error('a stored password hash is not readable');
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64url'),
    tag: Buffer.from(tag, 'base64url'),
  };
}
