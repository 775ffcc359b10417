import type { Logger } from '#platform/logger.ts';
import { CvChild, missingLimits, type ChildOutcome } from './cv-child-process.ts';
import type { CvReading } from './cv-reading.ts';

export type ReadCvOptions = {
  signal?: AbortSignal;
  /** called about once a second while the child is working */
  heartbeat?: () => void;
  /** milliseconds per file; default 15,000 */
  wallMs?: number;
};

const heartbeatMs = 1_000;
const defaultWallMs = 15_000;

// started in advance, so that the 0.2 s a child takes to load pdf.js have passed when a CV arrives; used once
let spare: CvChild | undefined;
let closed = false;
const working = new Set<CvChild>();

/**
 * Reads one CV in its own process. A bad file is a result, not an exception. Throws only if aborted (the signal's
 * reason), or if this machine cannot start a process. The caller's bytes are not modified.
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
    // only now, because its start would compete for the CPU with the reading that somebody is waiting for
    if (!closed) spare ??= new CvChild();
  }
}

/**
 * Starts the spare child, so that the first CV does not have to wait for it, and logs which limits this machine does
 * not support.
 */
export function warmCvReader(logger: Logger): void {
  const missing = missingLimits();
  if (missing.length > 0) logger.warn({ missing }, 'worker: this machine does not allow all limits of CV reading');
  spare ??= new CvChild();
}

/** Ends the spare child and all running readings. */
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
