import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await startTestApp();
  port = Number(new URL(await app.http.listen({ host: '127.0.0.1', port: 0 })).port);
});

afterAll(() => app.close());

describe('a body that does not come', () => {
  // Regression: answered after 15 seconds, but the connection stayed open for 120, so that a few clients could hold
  // many.
  it('API › a login whose body stops after one byte › is answered, and its connection ends at once', async () => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    const answered = new Promise<number>((resolve) => socket.once('data', () => resolve(performance.now())));
    const ended = new Promise<number>((resolve) => socket.once('end', () => resolve(performance.now())));
    socket.write(
      'POST /api/v1/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    );
    const openFor = (await ended) - (await answered);
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(openFor).toBeLessThan(20_000);
  }, 150_000);
});
