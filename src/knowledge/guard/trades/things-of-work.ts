import type { Language } from '#contracts/common.ts';
import type { JobMatter } from '#knowledge/guard/subject/matter-line.ts';
import { Phrases } from '#knowledge/guard/text/phrase.ts';
import { builders } from './builders.ts';
import { claims } from './claims.ts';
import { clearancePapers } from './clearance-papers.ts';
import { clinics } from './clinics.ts';
import { dangers } from './dangers.ts';
import { dyes } from './dyes.ts';
import { hospitals } from './hospitals.ts';
import { lawyers } from './lawyers.ts';
import { licencePapers } from './licence-papers.ts';
import { medicines } from './medicines.ts';
import { finances } from './money/finances.ts';
import { payroll } from './money/payroll.ts';
import { onCall } from './on-call.ts';
import { reservations } from './reservations.ts';
import { servicePapers } from './service-papers.ts';
import { traffic } from './traffic.ts';
import { weddings } from './weddings.ts';

export type Things = Readonly<Record<Language, Phrases>>;

const trades = [
  builders,
  claims,
  clearancePapers,
  clinics,
  dangers,
  dyes,
  finances,
  hospitals,
  lawyers,
  licencePapers,
  medicines,
  onCall,
  payroll,
  reservations,
  servicePapers,
  traffic,
  weddings,
].map(({ stems, things }) => ({
  stems,
  things: { en: new Phrases(things.en), uk: new Phrases(things.uk) },
}));

/** Fewer could occur in a posting by chance. */
const leastStems = 2;

const known = new WeakMap<JobMatter, readonly Things[]>();

/** Phrases for what the posting's trades handle; they are masked like look-alikes. */
export function thingsOfWork(matter: JobMatter | undefined): readonly Things[] {
  if (matter === undefined) return [];
  const found = known.get(matter) ?? thingsOfTrades(matter);
  known.set(matter, found);
  return found;
}

function thingsOfTrades(matter: JobMatter): readonly Things[] {
  return trades
    .filter(({ stems }) => [...matter].filter((stem) => stems.test(stem)).length >= leastStems)
    .map(({ things }) => things);
}
