import * as z from 'zod/mini';
import { readStored, writeStored } from '#web/shared/storage.ts';
import { type Region, detectRegion } from './detect-region.ts';

const storageKey = 'cookieConsent';
/** A record of another version does not count as a decision: what the user agreed to has changed since. */
const version = '1.0.0';

const ConsentRecord = z.object({
  necessary: z.literal(true),
  analytics: z.boolean(),
  marketing: z.boolean(),
  timestamp: z.string(),
  region: z.enum(['gdpr', 'ccpa', 'lgpd', 'pipeda', 'pipl', 'global']),
  version: z.literal(version),
});
export type ConsentRecord = z.infer<typeof ConsentRecord>;
export type ConsentChoice = Pick<ConsentRecord, 'analytics' | 'marketing'>;

export const allOn: ConsentChoice = { analytics: true, marketing: true };
export const allOff: ConsentChoice = { analytics: false, marketing: false };

/** The choice stored in this browser; undefined if there is none, or if it was made for another version. */
export function storedConsent(): ConsentRecord | undefined {
  try {
    return z.safeParse(ConsentRecord, JSON.parse(readStored(storageKey) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export function storeConsent({ analytics, marketing }: ConsentChoice): ConsentRecord {
  const timestamp = new Date().toISOString();
  const record = { necessary: true, analytics, marketing, timestamp, region: regionHere(), version } as const;
  writeStored(storageKey, JSON.stringify(record));
  return record;
}

export function regionHere(): Region {
  return detectRegion(navigator.language, new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
