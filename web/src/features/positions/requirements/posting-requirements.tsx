import { Button, Checkbox, Skeleton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { PositionSuggestions } from '#contracts/hiring/position-suggestions.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { turned } from './turned.ts';
import styles from '#web/features/positions/form/areas/focus-areas.module.css';

interface PostingRequirementsProps {
  /** the requirements found in the text so far; undefined before the first response */
  readonly found: PositionSuggestions['requirements'] | undefined;
  /** there is no text to analyse */
  readonly isBlank: boolean;
  readonly notChecked: readonly string[];
  /** omit if read-only */
  readonly onChange?: ((notChecked: string[]) => void) | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/**
 * What plans ask about without scoring it, as worded in the posting: a deselected requirement stays in place, so that
 * it can be selected again.
 */
export function PostingRequirements({
  found,
  isBlank,
  notChecked,
  onChange,
  hasFailed,
  onRetry,
}: PostingRequirementsProps) {
  const { t } = useTranslation(['positions', 'common']);
  if (isBlank) return <p className="small muted">{t('required.blank')}</p>;
  if (hasFailed) {
    return (
      <p className="small muted" role="alert">
        {t('required.failed')}{' '}
        <Button size="sm" leftSection={<IconRefresh aria-hidden />} onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
      </p>
    );
  }
  if (found === undefined) {
    return (
      <Skeleton height={64}>
        <span className="visually-hidden">{t('required.reading')}</span>
      </Skeleton>
    );
  }
  if (found.length === 0) return <p className="small muted">{t('required.none')}</p>;
  return (
    <div className={styles.areas}>
      <div className={styles.list}>
        {/* heading of the checkbox column; hidden, because each checkbox has its own label */}
        {onChange !== undefined && (
          <p className={styles.column} aria-hidden>
            {t('required.ask')}
          </p>
        )}
        <ul aria-label={t('required.title')}>
          {found.map(({ text, kind }) => {
            const isOut = notChecked.includes(text);
            return (
              <li key={text}>
                <h3>{t(`required.kind.${kind}`)}</h3>
                <p className={classes(styles.question, isOut && styles.out)}>
                  {capitalised(text)}
                  {isOut && onChange === undefined && <span className="visually-hidden"> ({t('required.isOut')})</span>}
                </p>
                {onChange !== undefined && (
                  <label className={styles.tick}>
                    <Checkbox
                      aria-label={t('required.askOf', { text })}
                      checked={!isOut}
                      onChange={() => onChange(turned(text, notChecked, found))}
                    />
                  </label>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
