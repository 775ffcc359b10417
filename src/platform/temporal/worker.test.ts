import { expect, it, vi } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { createLogger } from '#platform/logger.ts';
import { runWorkers } from './worker.ts';

it('runWorkers › the workflows cannot be bundled › says so, rejects nothing and stops when asked', async () => {
  const logger = createLogger('silent', 'test');
  const logged = vi.spyOn(logger, 'error');
  const unhandled: unknown[] = [];
  const remember = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', remember);
  try {
    const full = new Error('no space left on the device');
    const workers = runWorkers({
      config: readConfig({
        NODE_ENV: 'test',
        DATABASE_URL: 'postgres://localhost/none',
        JWT_KEY: 'j'.repeat(32),
        PEPPER: 'p'.repeat(32),
      }),
      logger,
      activities: {},
      bundle: () => Promise.reject(full),
    });
    await vi.waitFor(() => expect(logged).toHaveBeenCalledWith({ err: full }, expect.any(String)));
    // Unhandled rejections are reported in the next turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    await workers.stop();
    expect(unhandled).toEqual([]);
  } finally {
    process.off('unhandledRejection', remember);
  }
});
