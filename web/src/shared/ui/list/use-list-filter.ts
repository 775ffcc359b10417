import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';

interface ListFilter {
  /** current values from the URL, for the filter fields */
  readonly search: URLSearchParams;
  /** the filter of the rows on screen: the previous one until the new rows have loaded */
  readonly shown: URLSearchParams;
  readonly isStale: boolean;
  /** an empty value removes the parameter from the URL */
  readonly set: (name: string, value: string) => void;
  /** clears the search and all filters */
  readonly clear: () => void;
}

/** Search and filters of a list, kept in the URL. */
export function useListFilter(): ListFilter {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const shown = useDeferredValue(text);
  return {
    search,
    shown: new URLSearchParams(shown),
    isStale: shown !== text,
    set: (name, value) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        // Synchronous: the router would otherwise update in a transition, in which `useDeferredValue` does not defer.
        { replace: true, flushSync: true },
      ),
    clear: () => setSearch({}, { replace: true, flushSync: true }),
  };
}
