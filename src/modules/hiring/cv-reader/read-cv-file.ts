import type { Logger } from '#platform/logger.ts';
import { CvChild, missingLimits, type ChildOutcome } from './cv-child-process.ts';
import type { CvReading } from './cv-reading.ts';

export type ReadCvOptions = {
  signal?: AbortSignal;
  /** called about once a second while the child works */
  heartbeat?: () => void;
  /** milliseconds for one file, 15,000 unless told */
  wallMs?: number;
};

const heartbeatMs = 1_000;
const defaultWallMs = 15_000;

// started ahead, so that the 0.2 s in which a child loads pdf.js are over when a CV comes; used once
let spare: CvChild | undefined;
let closed = false;
const working = new Set<CvChild>();

/**
 * Reads one CV in a process of its own. A bad file is an answer, never an exception; what throws is an abort (the
 * signal's reason) or a machine on which no process can be started. The caller's bytes stay as they are.
 */
export async function readCvFile(bytes: Uint8Array, options: ReadCvOptions = {}): Promise<CvReading> {
  options.signal?.throwIfAborted();
  const child = takeChild();
  working.add(child);
  const abort = () => child.kill();
  options.signal?.addEventListener('abort', abort, { once: true });
  const pulse = options.heartbeat === undefined ? undefined : setInterval(options.heartbeat, heartbeatMs);
  try {
    const outcome = await child.read(bytes, options.wallMs ?? defaultWallMs);
    options.signal?.throwIfAborted();
    return readingOf(outcome);
  } finally {
    clearInterval(pulse);
    options.signal?.removeEventListener('abort', abort);
    child.kill();
    working.delete(child);
    // not before: its start would take the processor from the reading that somebody waits for
    if (!closed) spare ??= new CvChild();
  }
}

/** Starts the spare child, so that the first CV need not wait for it, and tells which limits this machine does not allow. */
export function warmCvReader(logger: Logger): void {
  const missing = missingLimits();
  if (missing.length > 0) logger.warn({ missing }, 'worker: this machine does not allow all limits of CV reading');
  spare ??= new CvChild();
}

/** Ends the spare child and every reading under way. */
export async function closeCvReader(): Promise<void> {
  const children = [...working, ...(spare === undefined ? [] : [spare])];
  spare = undefined;
  closed = true;
  for (const child of children) child.kill();
  await Promise.all(children.map((child) => child.ended));
}

function takeChild(): CvChild {
  const child = spare?.alive === true ? spare : new CvChild();
  spare = undefined;
  closed = false;
  return child;
}

function readingOf(outcome: ChildOutcome): CvReading {
  switch (outcome.kind) {
    case 'reading':
      return outcome.reading;
    case 'exhausted':
      return { kind: 'failed', code: 'hiring.cv_too_complex' };
    case 'not_started':
      throw new Error('The process that reads CVs could not be started', { cause: outcome.cause });
  }
}
