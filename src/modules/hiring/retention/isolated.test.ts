import { expect, it } from 'vitest';
import { AppError } from '#platform/app-error.ts';
import { createLogger } from '#platform/logger.ts';
import { isolated } from './isolated.ts';

const logger = createLogger('silent', 'test');

async function after(error: Error): Promise<unknown> {
  return isolated(logger, 'owner', async () => {
    throw error;
  });
}

const refusal = (code: string) => Object.assign(new Error('refused'), { code });

it.each(['57014', '40P01', '40001', '25P02', '23505'])(
  'one account › refused with %s › is that account’s failure',
  async (code) => {
    expect(await after(refusal(code))).toBe('failed');
  },
);

it.each(['08006', '57P01', '53300', 'ECONNREFUSED'])('the database › away with %s › fails for all', async (code) => {
  await expect(after(refusal(code))).rejects.toMatchObject({ code });
});

it('an account › that is being erased › is gone', async () => {
  expect(await after(new AppError('common.unauthorized'))).toBe('gone');
});
