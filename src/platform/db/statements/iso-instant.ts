import pg from 'pg';

const parseDate = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text');

/**
 * Converts PostgreSQL's text form of an instant to that of `Date.toISOString`. Nearly all values have at least
 * milliseconds and come from a UTC session: "2026-11-20 22:37:10.457213+00" is converted without creating a Date.
 */
export function isoInstant(text: string): string {
  if (text.length >= 26 && text[19] === '.' && text.endsWith('+00')) {
    return `${text.slice(0, 10)}T${text.slice(11, 23)}Z`;
  }
  return new Date(parseDate(text)).toISOString();
}
