import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Summary } from '#contracts/interviewing/summary/interview-summary.ts';
import { ApiError, OfflineError } from '#web/shared/api/api-error.ts';
import type { SummaryBody } from '#web/features/summary/api.ts';
import { type SummaryDraft, SummaryWriter } from './summary-writer.ts';

const aSummary = (fields: Partial<Summary> = {}): Summary => ({
  overallAssessment: '',
  strengths: [],
  concerns: [],
  recommendation: null,
  decidedAt: null,
  decidedBy: null,
  score: null,
  coverage: [],
  version: 1,
  ...fields,
});

/** A fake server: accepts writes based on its current version, and refuses others with the current summary. */
class Server {
  current = aSummary();
  online = true;
  losesAnswer = false;
  readonly received: SummaryBody[] = [];
  async write(body: SummaryBody, version: number): Promise<Summary> {
    if (!this.online) throw new OfflineError('cut');
    this.received.push(body);
    if (version !== this.current.version) {
      const details = { current: this.current };
      throw new ApiError({ status: 409, code: 'common.stale', message: '', requestId: 'r', details });
    }
    this.current = { ...this.current, ...body, version: version + 1 };
    if (this.losesAnswer) throw new OfflineError('the answer was lost');
    return this.current;
  }
}

/** The draft storage of one browser; it outlives the pages. */
class Device {
  stored: SummaryDraft | undefined;
  keep = (values: SummaryDraft): void => {
    this.stored = values;
  };
  drop = (): void => {
    this.stored = undefined;
  };
}

function open(server: Server, device = new Device(), received = server.current) {
  const writer = new SummaryWriter(received, {
    draft: { stored: device.stored, keep: device.keep, drop: device.drop },
    write: (body, version) => server.write(body, version),
    onServerSummary: () => undefined,
  });
  writer.start();
  return { writer, device };
}

const aWhile = () => vi.advanceTimersByTimeAsync(60_000);

describe('SummaryWriter', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('a draft of yesterday › written elsewhere since › shows both texts and sends neither, also after a reload', async () => {
    const server = new Server();
    server.online = false;
    const { writer, device } = open(server);
    writer.edit({ overallAssessment: 'mine' });
    writer.leave();
    await aWhile();
    server.online = true;
    server.current = aSummary({ version: 2, overallAssessment: 'theirs' });
    const next = open(server, device).writer;
    next.edit({ overallAssessment: 'mine, longer' });
    const again = open(server, device).writer;
    await aWhile();
    expect(again.state()).toMatchObject({
      text: { overallAssessment: 'mine, longer' },
      conflict: { overallAssessment: 'theirs' },
    });
    expect(server.received).toEqual([]);
  });

  it('a draft of yesterday › nothing was written since › is sent', async () => {
    const server = new Server();
    const device = new Device();
    device.stored = { version: 1, text: { overallAssessment: 'mine', strengths: [], concerns: [] } };
    open(server, device);
    await aWhile();
    expect(server.current.overallAssessment).toBe('mine');
    expect(device.stored).toBeUndefined();
  });

  it('resolve › this side is kept › is written on the server’s version', async () => {
    const server = new Server();
    const { writer } = open(server);
    writer.edit({ overallAssessment: 'mine' });
    server.current = aSummary({ version: 2, overallAssessment: 'theirs' });
    await aWhile();
    expect(writer.state().conflict?.overallAssessment).toBe('theirs');
    writer.resolve('mine');
    await aWhile();
    expect(server.current.overallAssessment).toBe('mine');
  });

  it('record › the network fails › stays pending and is what the retry records', async () => {
    const server = new Server();
    server.online = false;
    const { writer } = open(server);
    await writer.record('hire');
    expect(writer.state()).toMatchObject({ pending: 'hire', saving: { kind: 'kept' } });
    server.online = true;
    await aWhile();
    expect(server.current.recommendation).toBe('hire');
    expect(writer.state()).toMatchObject({ pending: null, saving: { kind: 'saved' }, error: null });
  });

  it('record › while a conflict is open › goes with the chosen text', async () => {
    const server = new Server();
    const { writer } = open(server);
    writer.edit({ overallAssessment: 'mine' });
    server.current = aSummary({ version: 2, overallAssessment: 'theirs' });
    await aWhile();
    await writer.record('no_hire');
    expect(server.current.recommendation).toBeNull();
    writer.resolve('theirs');
    await aWhile();
    expect(server.current).toMatchObject({ overallAssessment: 'theirs', recommendation: 'no_hire' });
  });

  it('a decision waits for the network › another one is recorded elsewhere › is not overruled unseen', async () => {
    const server = new Server();
    server.online = false;
    const { writer } = open(server);
    await writer.record('hire');
    server.current = aSummary({ version: 2, recommendation: 'no_hire' });
    server.online = true;
    await aWhile();
    expect(server.current.recommendation).toBe('no_hire');
    expect(writer.state()).toMatchObject({ pending: null });
  });

  it('the answer is lost › more was typed since › is no conflict with oneself', async () => {
    const server = new Server();
    server.losesAnswer = true;
    const { writer } = open(server);
    writer.edit({ overallAssessment: 'one' });
    await vi.advanceTimersByTimeAsync(1000);
    server.losesAnswer = false;
    writer.edit({ overallAssessment: 'one, two' });
    await aWhile();
    expect(writer.state()).toMatchObject({ conflict: undefined, saving: { kind: 'saved' } });
    expect(server.current.overallAssessment).toBe('one, two');
  });

  it('leave › before typing has paused › sends what was typed', async () => {
    const server = new Server();
    const { writer, device } = open(server);
    writer.edit({ overallAssessment: 'last words' });
    writer.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.current.overallAssessment).toBe('last words');
    expect(device.stored).toBeUndefined();
  });

  it('receive › nothing unsent here › follows another device', () => {
    const server = new Server();
    const { writer } = open(server);
    writer.receive(aSummary({ version: 2, overallAssessment: 'theirs' }));
    expect(writer.state().text.overallAssessment).toBe('theirs');
  });

  it('receive › something unsent here › keeps it, so that the server reports the conflict', async () => {
    const server = new Server();
    const { writer } = open(server);
    writer.edit({ overallAssessment: 'mine' });
    server.current = aSummary({ version: 2, overallAssessment: 'theirs' });
    writer.receive(server.current);
    await aWhile();
    expect(writer.state()).toMatchObject({ text: { overallAssessment: 'mine' }, conflict: { version: 2 } });
    expect(server.current.overallAssessment).toBe('theirs');
  });

  it('receive › an older answer comes late › is ignored', () => {
    const server = new Server();
    server.current = aSummary({ version: 3, overallAssessment: 'newest' });
    const { writer } = open(server);
    writer.receive(aSummary({ version: 2, overallAssessment: 'old' }));
    expect(writer.state().text.overallAssessment).toBe('newest');
  });
});
