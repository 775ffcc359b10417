import { useTranslation } from 'react-i18next';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { type MinutesRow, isTimed, minutesRows, scaleOf } from './minutes-rows.ts';
import styles from './minutes-table.module.css';

const usual = ['used', 'planned'] as const;
const allKinds = ['used', 'over', 'planned'] as const;

/**
 * Used minutes as a bar over the planned ones, with the excess in another colour; the table also has the numbers as
 * text, for screen readers too. Renders nothing if no question was timed.
 */
export function MinutesTable({ run }: { readonly run: Run }) {
  const { t } = useTranslation('summary');
  const rows = minutesRows(run);
  if (!isTimed(rows)) return null;
  const scale = scaleOf(rows);
  const isOver = rows.some(({ order, dropped, used, planned }) => order !== undefined && !dropped && used > planned);
  const share = (minutes: number): string => `${String((minutes / scale) * 100)}%`;
  return (
    <section className={styles.section}>
      <h2 id="minutes">{t('minutes.title')}</h2>
      <table aria-labelledby="minutes">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('minutes.part')}</span>
            </th>
            <th scope="col">
              <span className={styles.key}>
                {(isOver ? allKinds : usual).map((kind) => (
                  <span key={kind}>
                    <i data-kind={kind} /> {t(`minutes.key.${kind}`)}
                  </span>
                ))}
              </span>
            </th>
            <th scope="col">
              <span aria-hidden>{t('minutes.unit')}</span>
              <span className="visually-hidden">{t('minutes.used')}</span>
            </th>
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
