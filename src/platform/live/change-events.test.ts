import { describe, expect, it } from 'vitest';
import { newId } from '#platform/new-id.ts';
import type { Listener } from './listener.ts';
import { changeEvents } from './change-events.ts';

/** A listener whose notifications the test sends. */
function aListener() {
  let receive: (payload: string) => void = () => {};
  const listener: Listener = {
    subscribe: (_channel, given) => {
      receive = given;
      return () => {};
    },
    close: async () => {},
  };
  const notify = (ownerId: string, id: string) => receive(JSON.stringify({ ownerId, kind: 'cv', id }));
  return { listener, notify };
}

const owner = newId();

describe('changeEvents', () => {
  it('changeEvents › what changes again before it was sent › is sent once, at its first place', async () => {
    const { listener, notify } = aListener();
    const events = changeEvents(listener, owner, new AbortController().signal);
    await events.next();
    const [first, second, foreign] = [newId(), newId(), newId()];
    for (const id of [first, second, first]) notify(owner, id);
    notify(newId(), foreign);
    const sent = [await events.next(), await events.next()].map(({ value }) => value?.data);
    expect(sent).toEqual([
      { kind: 'cv', id: first },
      { kind: 'cv', id: second },
    ]);
    const third = newId();
    notify(owner, third);
    expect((await events.next()).value?.data).toEqual({ kind: 'cv', id: third });
    await events.return(undefined);
  });

  it('changeEvents › more than anybody waits for › ends, so that the page fetches everything', async () => {
    const { listener, notify } = aListener();
    const events = changeEvents(listener, owner, new AbortController().signal);
    await events.next();
    for (let at = 0; at < 1001; at += 1) notify(owner, newId());
    expect(await events.next()).toEqual({ value: undefined, done: true });
  });
});
