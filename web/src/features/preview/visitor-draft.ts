import type { PreviewValues } from './preview-values.ts';

// In this tab alone: a CV that somebody pasted is not left behind on a device that others use.

const key = 'draft:preview';

/** What was typed before a reload or a failure, if anything. */
export function storedDraft(): Partial<PreviewValues> | undefined {
  try {
    // Written by this very module; a field that no longer exists is ignored by the form.
    const value: Partial<PreviewValues> | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return value ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(values: Partial<PreviewValues>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // the values live for this page only
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}
