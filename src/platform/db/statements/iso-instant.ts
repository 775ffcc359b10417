import pg from 'pg';

const parseDate = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text');

/**
 * An instant in PostgreSQL's text as `Date.toISOString` writes it. Nearly all have milliseconds or more and come from a
 * session in UTC: "2026-11-20 22:37:10.457213+00" needs no date made of it.
 */
export function isoInstant(text: string): string {
  if (text.length >= 26 && text[19] === '.' && text.endsWith('+00')) {
    return `${text.slice(0, 10)}T${text.slice(11, 23)}Z`;
  }
  return new Date(parseDate(text)).toISOString();
}
