import * as z from 'zod';

const PgError = z.object({ code: z.string() });

// Class 08: connection; 57P: shut down or dropped; 53300: too many connections; 40P01 and 40001: deadlock and
// serialization failure; 57014: timed out; 25006: read-only, as on a standby or after a disk failure; 25P02: the rest
// of a transaction after one of these; the others are socket errors.
const awayCodes =
  /^(?:08...|57P0[1234]|53300|25006|25P0[23]|40P01|40001|57014|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EAI_AGAIN)$/;
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|the database system is/;

/** Whether the database is temporarily unable to serve this call: the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  const code = PgError.safeParse(error).data?.code;
  if (code !== undefined && awayCodes.test(code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return error instanceof Error && awayMessages.test(error.message);
}

/** Whether only this transaction failed, by a timeout or a conflict, while the database serves others. */
export function isTransactionLost(error: unknown): boolean {
  const code = PgError.safeParse(error).data?.code;
  return code !== undefined && ['25P02', '40P01', '40001', '57014'].includes(code);
}

/** A value that the column cannot hold: invalid input that earlier validation missed. */
export function isBadValue(error: unknown): boolean {
  const code = PgError.safeParse(error).data?.code;
  return code !== undefined && ['22003', '22021', '22P02', '22P05'].includes(code);
}

/** A unique violation. */
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
