import { useSyncExternalStore } from 'react';
import type { PlanRefusal } from './api/api-error.ts';

/** Which of the two dialogs about plans is asked for: the choice of a plan, or what a refusal leads to. */
export type UpgradeRequest =
  | { readonly kind: 'choose'; readonly onboarding: boolean }
  | { readonly kind: 'paywall'; readonly refusal: PlanRefusal };

interface Asked {
  readonly request: UpgradeRequest;
  /** the path it was asked for on: on another page it means nothing any more */
  readonly pathname: string;
}

const listeners = new Set<() => void>();
let asked: Asked | undefined;

function set(next: Asked | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens a dialog from anywhere, code that draws nothing included; the signed-in shell shows it. */
export function askToUpgrade(request: UpgradeRequest): void {
  set({ request, pathname: location.pathname });
}

export function closeUpgrade(): void {
  set(undefined);
}

export function useUpgradeRequest(): Asked | undefined {
  return useSyncExternalStore(subscribe, () => asked);
}
