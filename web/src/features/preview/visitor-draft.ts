import type { PreviewValues } from './preview-values.ts';

// In session storage, so that a pasted CV is not left behind on a shared device.

const key = 'draft:preview';

/** The input before a reload or a failure, if any. */
export function storedDraft(): Partial<PreviewValues> | undefined {
  try {
    // Written by this module; the form ignores fields that no longer exist.
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
    // the values are lost when this page closes
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}
