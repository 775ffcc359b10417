import type { Logger } from '#platform/logger.ts';

/** On SIGTERM or SIGINT: stops in order, then exits with 0. A second signal does not interrupt the first. */
export function exitCleanly(logger: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
