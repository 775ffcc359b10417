import { sql } from 'kysely';
import { limits } from '#contracts/limits.ts';

/**
 * The most rows that any page reads (one more than it shows, to detect a next page), as a literal in the statement. The
 * request pool plans without looking at parameters: a parameterised limit is estimated as a tenth of the table, so that
 * a large account's rows would all be read and sorted. So each list takes at most this many rows from its index, and
 * the page's own limit of those as a parameter: one plan serves pages of every size.
 */
export const mostRows = sql.lit(limits.page.items + 1);
