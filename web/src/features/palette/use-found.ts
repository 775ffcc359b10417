import { type InfiniteData, type QueryKey, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Candidate, listCandidates } from '#contracts/hiring/candidates.ts';
import { type Position, listPositions } from '#contracts/hiring/positions.ts';
import { type Interview, listInterviews } from '#contracts/interviewing/interviewing.ts';
import { call } from '#web/shared/api/api-client.ts';
import { isFoundIn } from './matching.ts';

/** Per kind; for more results, the lists have their own search. */
const most = 5;

interface Page<Item> {
  readonly items: readonly Item[];
}

export interface Found {
  readonly positions: readonly Position[];
  readonly candidates: readonly Candidate[];
  readonly interviews: readonly Interview[];
  readonly isSearching: boolean;
  /** the server could not be reached: results come from this device only */
  readonly failed: boolean;
}

/**
 * Positions, candidates and interviews that match a query: immediately those from lists loaded before, then the
 * server's results.
 *
 * @param typed the current text of the field
 * @param asked the debounced text, which is sent to the server
 */
export function useFound(typed: string, asked: string): Found {
  const enabled = asked !== '';
  const positions = useQuery({
    queryKey: ['position', 'found', asked],
    queryFn: async ({ signal }) => {
      const answer = await call(listPositions, { query: { q: asked, limit: most }, signal });
      return Array.isArray(answer) ? answer : answer.items;
    },
    enabled,
    placeholderData: keepPreviousData,
  });
  const candidates = useQuery({
    queryKey: ['candidate', 'found', asked],
    queryFn: async ({ signal }) => (await call(listCandidates, { query: { q: asked, limit: most }, signal })).items,
    enabled,
    placeholderData: keepPreviousData,
  });
  const interviews = useQuery({
    queryKey: ['interview', 'found', asked],
    queryFn: async ({ signal }) => (await call(listInterviews, { query: { q: asked, limit: most }, signal })).items,
    enabled,
    placeholderData: keepPreviousData,
  });
  const client = useQueryClient();
  const seenPositions = itemsIn(
    client.getQueriesData<InfiniteData<Page<Position>>>({ queryKey: ['position', 'list'] }),
  );
  const seenCandidates = itemsIn(
    client.getQueriesData<InfiniteData<Page<Candidate>>>({ queryKey: ['candidate', 'list'] }),
  );
  const seenInterviews = itemsIn(
    client.getQueriesData<InfiniteData<Page<Interview>>>({ queryKey: ['interview', 'list'] }),
  );
  if (typed === '') return { positions: [], candidates: [], interviews: [], isSearching: false, failed: false };
  return {
    positions: merged(seenPositions, positions.data, ({ title }) => isFoundIn(title, typed)),
    candidates: merged(seenCandidates, candidates.data, ({ name, email }) =>
      isFoundIn(`${name} ${email ?? ''}`, typed),
    ),
    interviews: merged(seenInterviews, interviews.data, ({ candidate, position }) =>
      isFoundIn(`${candidate.name} ${position.title}`, typed),
    ),
    isSearching: typed !== asked || positions.isFetching || candidates.isFetching || interviews.isFetching,
    failed: positions.isError || candidates.isError || interviews.isError,
  };
}

/** The items of all lists loaded so far. */
function itemsIn<Item>(lists: readonly [QueryKey, InfiniteData<Page<Item>> | undefined][]): readonly Item[] {
  return lists.flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? []);
}

function merged<Item extends { readonly id: string }>(
  seen: readonly Item[],
  found: readonly Item[] = [],
  holds: (item: Item) => boolean,
): readonly Item[] {
  const byId = new Map([...found, ...seen].filter(holds).map((item) => [item.id, item]));
  return [...byId.values()].slice(0, most);
}
