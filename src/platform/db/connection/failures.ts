import * as z from 'zod';

const PgError = z.object({ code: z.string() });

// Class 08: connection; 57P: shut down or dropped; 53300: too many connections; 40P01 and 40001: lost to another
// transaction; 57014: took too long; 25006: read-only, as a standby or on a disk that failed; 25P02: said after one of
// these to the rest of its transaction; the rest are of the socket.
const awayCodes =
  /^(?:08...|57P0[1234]|53300|25006|25P0[23]|40P01|40001|57014|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EAI_AGAIN)$/;
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|the database system is/;

/** Whether the database cannot serve this call at the moment: the same call may go through later. */
export function isDatabaseAway(error: unknown): boolean {
  const code = PgError.safeParse(error).data?.code;
  if (code !== undefined && awayCodes.test(code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return error instanceof Error && awayMessages.test(error.message);
}

/** Of these, what only one transaction met: it took too long, or lost to another; the database serves others. */
export function isTransactionLost(error: unknown): boolean {
  const code = PgError.safeParse(error).data?.code;
  return code !== undefined && ['25P02', '40P01', '40001', '57014'].includes(code);
}

/** A value that the column cannot hold: the caller's, where a check before did not see it. */
export function isBadValue(error: unknown): boolean {
  const code = PgError.safeParse(error).data?.code;
  return code !== undefined && ['22003', '22021', '22P02', '22P05'].includes(code);
}

/** A row that has what another one has already, where one alone may. */
export function isTakenTwice(error: unknown): boolean {
  return PgError.safeParse(error).data?.code === '23505';
}

/** Raised by platform.begin_as. */
export function isErased(error: unknown): boolean {
  return PgError.safeParse(error).data?.code === 'AE001';
}

export function isStorageFull(error: unknown): boolean {
  const code = PgError.safeParse(error).data?.code;
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT';
}
