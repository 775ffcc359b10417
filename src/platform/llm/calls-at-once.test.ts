import { describe, expect, test } from 'vitest';
import { callsAtOnce } from './calls-at-once.ts';

const of = (baseUrl: string | undefined, wanted?: number) =>
  callsAtOnce({ OPENAI_BASE_URL: baseUrl, OPENAI_CALLS_AT_ONCE: wanted });

describe('callsAtOnce', () => {
  test.each([
    'http://localhost:11434/v1',
    'http://127.0.0.1:8000/v1',
    'http://[::1]:8000/v1',
    'http://192.168.1.7:1234/v1',
    'http://172.20.0.3/v1',
    'http://ollama:11434/v1',
    'http://host.docker.internal:11434/v1',
  ])('callsAtOnce › of an endpoint near by, %s › is one, unless more are set', (url) => {
    expect(of(url)).toBe(1);
    expect(of(url, 4)).toBe(4);
  });

  test.each([undefined, 'https://api.mistral.ai/v1', 'https://172.33.0.3/v1', 'https://local.example.com/v1'])(
    'callsAtOnce › of an endpoint elsewhere, %s › is several, unless fewer are set',
    (url) => {
      expect(of(url)).toBeGreaterThan(1);
      expect(of(url, 1)).toBe(1);
    },
  );
});
