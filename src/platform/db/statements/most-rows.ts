import { sql } from 'kysely';
import { limits } from '#contracts/limits.ts';

/**
 * The most rows that any page reads (one more than it shows, which tells whether another follows), written into the
 * statement. The request pool plans without looking at parameters: a limit that is one would be taken for a tenth of
 * the table, and a large account's rows would all be read and sorted. So each list takes at most these rows of its
 * index and of them the page's own number, as a parameter: one plan serves pages of every size.
 */
export const mostRows = sql.lit(limits.page.items + 1);
