import { languages } from '#contracts/languages.ts';
import type { Language } from '#contracts/common.ts';
import { readStored, writeStored } from '#web/shared/storage.ts';

// Stored per interview on this device: the plan and its run are shown in the same language.

const keyOf = (interviewId: string): string => `plan-language/${interviewId}`;

/** Undefined if the user has not chosen: then the plan's own language applies. */
export function chosenLanguage(interviewId: string): Language | undefined {
  const stored = readStored(keyOf(interviewId));
  return languages.find((language) => language === stored);
}

export function keepChosenLanguage(interviewId: string, language: Language): void {
  writeStored(keyOf(interviewId), language);
}
