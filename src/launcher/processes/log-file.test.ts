import { existsSync, mkdtempSync, openSync, readFileSync, readdirSync, rmSync, writeSync, closeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLog, writeLinesTo } from './log-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'askwell-log-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('openLog', () => {
  it('openLog › a process that crashed three times › keeps the log of each run', () => {
    const file = join(folder, 'api.log');
    for (const run of ['first', 'second', 'third', 'fourth']) {
      const fd = openLog(file);
      writeSync(fd, run);
      closeSync(fd);
    }
    const kept = ['api.log', 'api.1.log', 'api.2.log', 'api.3.log'].map((name) =>
      readFileSync(join(folder, name), 'utf8'),
    );
    expect(kept).toEqual(['fourth', 'third', 'second', 'first']);
  });

  it('openLog › after twenty runs › keeps the newest nine files', () => {
    for (let run = 0; run < 20; run += 1) closeSync(openLog(join(folder, 'api.log')));
    expect(readdirSync(folder)).toHaveLength(9);
  });
});

describe('writeLinesTo', () => {
  it.skipIf(!existsSync('/dev/full'))(
    'writeLinesTo › a device that is always full › throws nothing and says once that lines are dropped',
    () => {
      const messages: string[] = [];
      const log = writeLinesTo(openSync('/dev/full', 'w'), { name: 'The log', onLoss: (line) => messages.push(line) });
      for (let line = 0; line < 100; line += 1) log.write('{"level":30}');
      log.close();
      expect(messages).toEqual(['The log cannot be written (ENOSPC): its lines are dropped until it can.']);
    },
  );
});
