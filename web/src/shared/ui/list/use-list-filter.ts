import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';

interface ListFilter {
  /** as the address has it, for the fields above the list */
  readonly search: URLSearchParams;
  /** as the list shows it: the one before, until the rows of the new one are there */
  readonly shown: URLSearchParams;
  readonly isStale: boolean;
  /** an empty value takes the name out of the address */
  readonly set: (name: string, value: string) => void;
  /** everything is shown again */
  readonly clear: () => void;
}

/** Search and filters of a list, kept in the address. */
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
        // at once: in a transition, as the router updates otherwise, React defers no value
        { replace: true, flushSync: true },
      ),
    clear: () => setSearch({}, { replace: true, flushSync: true }),
  };
}
