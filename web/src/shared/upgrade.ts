import { useSyncExternalStore } from 'react';
import type { PlanRefusal } from './api/api-error.ts';

/** Which of the two subscription dialogs to open: plan selection, or the paywall after a refusal. */
export type UpgradeRequest =
  | { readonly kind: 'choose'; readonly onboarding: boolean }
  | { readonly kind: 'paywall'; readonly refusal: PlanRefusal };

interface Asked {
  readonly request: UpgradeRequest;
  /** the path it was opened on; ignored on any other page */
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

/** Opens a dialog from anywhere, including non-component code; the signed-in shell renders it. */
export function askToUpgrade(request: UpgradeRequest): void {
  set({ request, pathname: location.pathname });
}

export function closeUpgrade(): void {
  set(undefined);
}

export function useUpgradeRequest(): Asked | undefined {
  return useSyncExternalStore(subscribe, () => asked);
}
