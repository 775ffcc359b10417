import { languages } from '#contracts/languages.ts';
import type { Language } from '#contracts/common.ts';
import { readStored, writeStored } from '#web/shared/storage.ts';

// Of one interview, on this device: the plan and the run of it are read in the same language.

const keyOf = (interviewId: string): string => `plan-language/${interviewId}`;

/** Undefined where nobody chose: the plan's own. */
export function chosenLanguage(interviewId: string): Language | undefined {
  const stored = readStored(keyOf(interviewId));
  return languages.find((language) => language === stored);
}

export function keepChosenLanguage(interviewId: string, language: Language): void {
  writeStored(keyOf(interviewId), language);
}
