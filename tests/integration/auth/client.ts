import type { LightMyRequestResponse } from 'fastify';
import { aNetwork } from '#tests/helpers/sign-up.ts';
import type { TestApp } from '#tests/helpers/test-app.ts';

/** One browser or API client: a network, headers and cookies of its own. */
export interface Client {
  readonly post: (path: string, payload?: object, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  readonly get: (path: string, accessToken?: string) => Promise<LightMyRequestResponse>;
}

export function aClient(app: TestApp, own: Record<string, string> = {}): Client {
  const base = { 'x-forwarded-for': aNetwork(), 'user-agent': 'test browser', ...own };
  return {
    post: (path, payload, headers = {}) =>
      app.http.inject({
        method: 'POST',
        url: `/api/v1/auth/${path}`,
        headers: { ...base, ...headers },
        ...(payload === undefined ? {} : { payload }),
      }),
    get: (path, accessToken) =>
      app.http.inject({
        url: `/api/v1/auth/${path}`,
        headers: { ...base, ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }) },
      }),
  };
}

/** Status, code of the error, and whatever else of an answer tells one case from another: all but the request's id. */
export function shapeOf(answer: LightMyRequestResponse): unknown {
  const { requestId: _, ...body } = answer.json();
  return { status: answer.statusCode, body };
}
