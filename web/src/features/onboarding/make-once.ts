import { ApiError } from '#web/shared/api/api-error.ts';
import { newIdempotencyKey } from '#web/shared/api/api-client.ts';

export interface Sent<Body> {
  readonly key: string;
  readonly body: Body;
  readonly id: string | null;
}

/** Where one request is stored so that it survives a reload. */
export interface SentPlace<Body> {
  readonly read: () => Sent<Body> | undefined;
  readonly write: (sent: Sent<Body> | undefined) => void;
}

export interface Making<Body> {
  readonly create: (body: Body, key: string) => Promise<{ readonly id: string }>;
  /** Updates the existing object to the wanted state; false if it no longer exists. */
  readonly change: (id: string, body: Body) => Promise<boolean>;
}

/**
 * Creates an object at most once, however often it is retried. If it exists, it is updated; if the response to an
 * earlier request was lost, that request is first repeated unchanged, with the same idempotency key, to get its result.
 *
 * @returns the object's id
 */
export async function makeOnce<Body>(place: SentPlace<Body>, body: Body, making: Making<Body>): Promise<string> {
  const before = place.read();
  const id = before === undefined ? undefined : (before.id ?? (await answerTo(place, before, making)));
  if (before !== undefined && id !== undefined) {
    if (isSame(before.body, body)) return id;
    if (await making.change(id, body)) {
      place.write({ key: before.key, body, id });
      return id;
    }
  }
  return send(place, { key: newIdempotencyKey(), body, id: null }, making);
}

/** Undefined if the server had refused the request, so nothing exists. */
async function answerTo<Body>(
  place: SentPlace<Body>,
  sent: Sent<Body>,
  making: Making<Body>,
): Promise<string | undefined> {
  try {
    return await send(place, sent, making);
  } catch (error) {
    if (isFinal(error)) return undefined;
    throw error;
  }
}

async function send<Body>(place: SentPlace<Body>, sent: Sent<Body>, { create }: Making<Body>): Promise<string> {
  place.write(sent);
  try {
    const { id } = await create(sent.body, sent.key);
    place.write({ ...sent, id });
    return id;
  } catch (error) {
    if (isFinal(error)) place.write(undefined);
    throw error;
  }
}

/**
 * A refusal is final: nothing was created. After any other error the request may have been carried out, or may still
 * be.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return false;
  return error.code !== 'common.idempotency_in_progress';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
