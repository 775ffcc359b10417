import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { shareReads } from './share-reads.ts';

/** Reads that complete when the test ends them. */
function heldReads(options?: { waitMs: number }) {
  const reads: { readonly ids: readonly string[]; end(): void }[] = [];
  const share = shareReads(async (ids) => {
    const { promise, resolve } = Promise.withResolvers<readonly string[]>();
    reads.push({ ids, end: () => resolve([...ids]) });
    return promise;
  }, options);
  const idsOfReads = async () => {
    await nextTurn();
    await nextTurn();
    return reads.map(({ ids }) => [...ids]);
  };
  return { reads, share, idsOfReads };
}

describe('shareReads', () => {
  it('calls of one turn › share one read', async () => {
    const { reads, share, idsOfReads } = heldReads();
    const answers = Promise.all([share('a'), share('b')]);
    expect(await idsOfReads()).toEqual([['a', 'b']]);
    reads[0]?.end();
    expect(await answers).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('a call › while a read is under way › is not answered by it', async () => {
    const { share, idsOfReads } = heldReads();
    void share('a');
    await idsOfReads();
    void share('a');
    expect(await idsOfReads()).toEqual([['a'], ['a']]);
  });

  it('calls of several turns › while two reads are under way › share the next, which begins when one has ended', async () => {
    const { reads, share, idsOfReads } = heldReads();
    for (const id of ['a', 'b', 'c', 'd']) {
      void share(id);
      await idsOfReads();
    }
    expect(await idsOfReads()).toEqual([['a'], ['b']]);
    reads[0]?.end();
    expect(await idsOfReads()).toEqual([['a'], ['b'], ['c', 'd']]);
  });

  it('two reads that do not end › another call › is refused after its wait, and a later one reads anew', async () => {
    const { reads, share, idsOfReads } = heldReads({ waitMs: 10 });
    for (const id of ['a', 'b']) {
      void share(id);
      await idsOfReads();
    }
    await expect(share('c')).rejects.toMatchObject({ code: 'common.unavailable' });
    for (const { end } of reads) end();
    await idsOfReads();
    void share('d');
    expect(await idsOfReads()).toEqual([['a'], ['b'], ['d']]);
  });

  it('a read that fails › fails its calls, and the next reads anew', async () => {
    let fails = true;
    const share = shareReads(async (ids) => {
      if (fails) throw new Error('away');
      return ids;
    });
    await expect(share('a')).rejects.toThrow('away');
    fails = false;
    expect(await share('b')).toEqual(['b']);
  });
});
