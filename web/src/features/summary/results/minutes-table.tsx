import { useTranslation } from 'react-i18next';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { type MinutesRow, isTimed, minutesRows, scaleOf } from './minutes-rows.ts';
import styles from './minutes-table.module.css';

/**
 * Used minutes as a bar over the planned ones, with the excess in another colour, and both as text. Renders nothing if no question was timed.
 */
export function MinutesTable({ run }: { readonly run: Run }) {
  const { t } = useTranslation('summary');
  const format = useFormat();
  const rows = minutesRows(run);
  if (!isTimed(rows)) return null;
  const scale = scaleOf(rows);
  const share = (minutes: number): string => `${String((minutes / scale) * 100)}%`;
  return (
    <section className={styles.section}>
      <h2 id="minutes">{t('minutes.title')}</h2>
      <table aria-labelledby="minutes">
        <thead>
          <tr>
            {(['part', 'strip', 'used'] as const).map((column) => (
              <th key={column} scope="col">
                <span className="visually-hidden">{t(`minutes.${column}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.order === undefined ? t('minutes.rest') : t('q', { number: row.order })}</th>
              <td>
                {row.order !== undefined && (
                  <div className={styles.strip} aria-hidden>
                    <i data-kind="planned" style={{ width: share(row.planned) }} />
                    {!row.dropped && (
                      <>
                        <i data-kind="used" style={{ width: share(Math.min(row.used, row.planned)) }} />
                        <i
                          data-kind="over"
                          style={{
                            insetInlineStart: share(row.planned),
                            width: share(Math.max(0, row.used - row.planned)),
                          }}
                        />
                      </>
                    )}
                  </div>
                )}
              </td>
              <td data-over={isOver(row)}>
                {row.dropped
                  ? t('minutes.dropped')
                  : t(`minutes.${isOver(row) ? 'over' : row.used < row.planned ? 'under' : 'asPlanned'}`, {
                      used: format.minutes(row.used),
                      by: Math.abs(row.used - row.planned),
                    })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function isOver({ used, planned }: MinutesRow): boolean {
  return used > planned;
}
