import { useTranslation } from 'react-i18next';
import type { Run } from '#contracts/interviewing/interview-run.ts';
import { type MinutesRow, minutesRows, scaleOf } from './minutes-rows.ts';
import styles from './minutes-table.module.css';

/** Planned minutes as a tick, used minutes as a bar; the table has the same figures as text, for screen readers too. */
export function MinutesTable({ run }: { readonly run: Run }) {
  const { t } = useTranslation('summary');
  const rows = minutesRows(run);
  const scale = scaleOf(rows);
  const share = (minutes: number): string => `${String((minutes / scale) * 100)}%`;
  return (
    <section className={styles.section}>
      <h2 id="minutes">{t('minutes.title')}</h2>
      <table aria-labelledby="minutes">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('minutes.part')}</th>
            <th scope="col">{t('minutes.strip')}</th>
            <th scope="col">{t('minutes.used')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.order === undefined ? t('minutes.rest') : t('q', { number: row.order })}</th>
              <td>
                {row.order !== undefined && (
                  <div className={styles.strip} aria-hidden>
                    {!row.dropped && <i data-over={row.used > row.planned} style={{ width: share(row.used) }} />}
                    <u style={{ insetInlineStart: share(row.planned) }} />
                  </div>
                )}
              </td>
              <td>{text(row, t('minutes.dropped'), t('minutes.of', { used: row.used, planned: row.planned }))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function text({ dropped, used }: MinutesRow, droppedText: string, ofText: string): string {
  return dropped && used === 0 ? droppedText : ofText;
}
