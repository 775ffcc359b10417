import { closeSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '#launcher/startup-error.ts';

/** Number of earlier logs to keep: a process that keeps crashing must not discard the log of its first crash. */
const EARLIER_RUNS = 8;

/**
 * Opens the log of a new run; the logs of earlier runs become `name.1.log` (the newest) to `name.8.log`. One file per
 * run, and a fixed number of files.
 */
export function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  const earlier = (run: number) => (run === 0 ? file : file.replace(/\.log$/, `.${run}.log`));
  for (let run = EARLIER_RUNS; run > 0; run -= 1) {
    try {
      renameSync(earlier(run - 1), earlier(run));
    } catch {
      // no earlier run with this number
    }
  }
  return openSync(file, 'a', 0o600);
}

export interface LineWriter {
  write(line: string): void;
  close(): void;
}

export interface LineWriterOptions {
  readonly name: string;
  /** Called once when lines start to be dropped, and once with their number when writing works again. */
  readonly onLoss: (message: string) => void;
}

/**
 * Writes whole lines to a file and never throws: on a full disk it drops lines and counts them. Synchronous, so that no
 * line is buffered in memory and the order is kept; a stream would emit an error, which crashes the process unless
 * handled, and would write nothing afterwards.
 */
export function writeLinesTo(fd: number, { name, onLoss }: LineWriterOptions): LineWriter {
  let dropped = 0;
  let endsInsideLine = false;

  const writeWhole = (line: string): string | undefined => {
    let rest = Buffer.from(`${endsInsideLine ? '\n' : ''}${line}\n`);
    try {
      while (rest.length > 0) {
        rest = rest.subarray(writeSync(fd, rest));
        endsInsideLine = rest.length > 0;
      }
      return undefined;
    } catch (error) {
      return errorCode(error) ?? String(error);
    }
  };

  return {
    write: (line) => {
      if (dropped > 0) {
        const recovery = `${dropped} lines of ${name} were dropped while it could not be written.`;
        if (writeWhole(recovery) === undefined) {
          dropped = 0;
          onLoss(recovery);
        }
      }
      const failure = dropped > 0 ? undefined : writeWhole(line);
      if (dropped > 0) dropped += 1;
      else if (failure !== undefined) {
        dropped = 1;
        onLoss(`${name} cannot be written (${failure}): its lines are dropped until it can.`);
      }
    },
    close: () => {
      try {
        closeSync(fd);
      } catch {
        // a full disk may report unwritten data here; there is nothing left to do
      }
    },
  };
}
