import { describe, expect, it } from 'vitest';
import { ApiError, OfflineError } from '#web/shared/api/api-error.ts';
import { type Sent, makeOnce } from './make-once.ts';

type Body = { readonly title: string };

function aPlace(sent?: Sent<Body>) {
  const place = {
    sent,
    read: () => place.sent,
    write: (next: Sent<Body> | undefined) => {
      place.sent = next;
    },
  };
  return place;
}

/** A fake server that creates one object per idempotency key, and whose responses may be lost. */
function aServer() {
  const server = {
    things: new Map<string, Body>(),
    losesAnswer: false,
    refuses: undefined as ApiError | undefined,
    create: async (body: Body, key: string) => {
      if (server.refuses !== undefined) throw server.refuses;
      if (!server.things.has(key)) server.things.set(key, body);
      if (server.losesAnswer) throw new OfflineError();
      return { id: key };
    },
    change: async (id: string, body: Body) => {
      if (!server.things.has(id)) return false;
      server.things.set(id, body);
      return true;
    },
  };
  return server;
}

function refusal(status: number, code = 'common.invalid'): ApiError {
  return new ApiError({ status, code, message: '', requestId: '' });
}

const nurse = { title: 'Nurse' };
const baker = { title: 'Baker' };

describe('makeOnce', () => {
  it('asked twice › makes it once', async () => {
    const place = aPlace();
    const server = aServer();
    const id = await makeOnce(place, nurse, server);
    expect(await makeOnce(place, nurse, server)).toBe(id);
    expect([...server.things.values()]).toEqual([nurse]);
  });

  it('the answer was lost and the form corrected since › asked again › corrects what was made', async () => {
    const place = aPlace();
    const server = aServer();
    server.losesAnswer = true;
    await expect(makeOnce(place, nurse, server)).rejects.toThrow(OfflineError);
    server.losesAnswer = false;
    await makeOnce(place, baker, server);
    expect([...server.things.values()]).toEqual([baker]);
  });

  it('deleted meanwhile › asked for something else › makes another one', async () => {
    const place = aPlace({ key: 'old', body: nurse, id: 'old' });
    const server = aServer();
    const id = await makeOnce(place, baker, server);
    expect(server.things.get(id)).toEqual(baker);
    expect(place.sent).toMatchObject({ body: baker, id });
  });

  it('refused › asked again › is a new request, for nothing was made', async () => {
    const place = aPlace();
    const server = aServer();
    server.refuses = refusal(400);
    await expect(makeOnce(place, nurse, server)).rejects.toThrow(ApiError);
    expect(place.sent).toBeUndefined();
  });

  it.each([
    [500, 'common.internal'],
    [429, 'common.throttled'],
    [409, 'common.idempotency_in_progress'],
  ])('answered with %i %s › keeps the request, which may have been carried out', async (status, code) => {
    const place = aPlace();
    const server = aServer();
    server.refuses = refusal(status, code);
    await expect(makeOnce(place, nurse, server)).rejects.toThrow(ApiError);
    expect(place.sent).toMatchObject({ body: nurse, id: null });
  });

  it('the request whose answer was lost had been refused › asked for something else › makes that', async () => {
    const place = aPlace({ key: 'lost', body: nurse, id: null });
    const server = aServer();
    const refusedOnce = async (body: Body, key: string) => {
      if (key === 'lost') throw refusal(400);
      return server.create(body, key);
    };
    await makeOnce(place, baker, { ...server, create: refusedOnce });
    expect([...server.things.values()]).toEqual([baker]);
  });
});
