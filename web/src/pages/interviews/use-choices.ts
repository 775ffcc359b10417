import { useDebouncedState } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { candidatesQuery } from '#web/features/candidates/api.ts';
import { candidateQuery } from '#web/entities/candidate/api.ts';
import { positionQuery } from '#web/entities/position/api.ts';
import type { ChoiceSource } from '#web/features/interviews/interview-form.tsx';
import { positionsQuery } from '#web/features/positions/api.ts';

const typingMs = 200;

/** Active positions to choose from: the newest, or those that match the search. */
export function usePositionChoices(chosenId: string | null): ChoiceSource {
  const [q, search] = useDebouncedState('', typingMs);
  const list = useInfiniteQuery({ ...positionsQuery({ q, status: 'active' }), placeholderData: keepPreviousData });
  const chosen = useQuery({ ...positionQuery(chosenId ?? ''), enabled: chosenId !== null });
  const found = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const choices = withChosen(found, chosen.data).map(({ id, title }) => ({ value: id, label: title }));
  return { choices, search };
}

export function useCandidateChoices(chosenId: string | null): ChoiceSource {
  const [q, search] = useDebouncedState('', typingMs);
  const list = useInfiniteQuery({ ...candidatesQuery({ q }), placeholderData: keepPreviousData });
  const chosen = useQuery({ ...candidateQuery(chosenId ?? ''), enabled: chosenId !== null });
  const found = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const choices = withChosen(found, chosen.data).map(({ id, name }) => ({ value: id, label: name }));
  return { choices, search };
}

/** Keeps the chosen item among the options whatever is searched; otherwise its field would be blank. */
function withChosen<T extends { readonly id: string }>(found: readonly T[], chosen: T | undefined): readonly T[] {
  return chosen === undefined || found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found];
}
