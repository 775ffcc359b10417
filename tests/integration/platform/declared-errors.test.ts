import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { login } from '#contracts/auth/auth.ts';
import { errorsOf } from '#contracts/endpoint.ts';
import { errorStatus } from '#contracts/errors.ts';
import { checkAnswer, endpoints } from '#tests/helpers/api/hold-to-contracts.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const Operation = z.object({
  responses: z.record(
    z.string(),
    z.object({
      content: z
        .record(
          z.string(),
          z.object({ schema: z.object({ properties: z.record(z.string(), z.unknown()).optional() }) }),
        )
        .optional(),
    }),
  ),
});
const CodeSchema = z.object({ enum: z.array(z.string()) });

describe('errors that an endpoint declares', () => {
  it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s › in OpenAPI › are printed as problem documents with their codes',
    (_, endpoint) => {
      const path = `/api/v1${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`;
      const operations: Record<string, unknown> = app.http.swagger().paths?.[path] ?? {};
      const { responses } = Operation.parse(operations[endpoint.method.toLowerCase()]);
      const printed = Object.entries(responses).flatMap(([status, { content }]) => {
        const code = content?.['application/problem+json']?.schema.properties?.['code'];
        return code === undefined ? [] : CodeSchema.parse(code).enum.map((name) => `${status} ${name}`);
      });
      expect(printed.toSorted()).toEqual(
        errorsOf(endpoint)
          .map((code) => `${errorStatus[code]} ${code}`)
          .toSorted(),
      );
    },
  );

  it('an answer › with an error that is not declared › fails the test that asked', () => {
    const problem = JSON.stringify({ status: 403, code: 'billing.limit_reached', message: '', requestId: '' });
    const check = () => checkAnswer(login.method, `/api/v1${login.path}`, 403, problem);
    expect(check).toThrow('POST /auth/login answered 403 billing.limit_reached');
  });
});
