import { Button, Checkbox, Skeleton } from '@mantine/core';
import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { PositionSuggestions } from '#contracts/hiring/position-suggestions.ts';
import { limits } from '#contracts/limits.ts';
import { textLanguage } from '#web/features/positions/text/text-language.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { type RequirementChoices, withPicks } from './picked-lines.ts';
import { RequirementPicker } from './requirement-picker.tsx';
import { turned } from './turned.ts';
import styles from '#web/features/positions/form/areas/focus-areas.module.css';

interface PostingRequirementsProps {
  /** the requirements found in the text so far; undefined before the first response */
  readonly found: PositionSuggestions['requirements'] | undefined;
  readonly description: string;
  readonly choices: RequirementChoices;
  /** omit if read-only */
  readonly onChange?: ((choices: Partial<RequirementChoices>) => void) | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/**
 * What plans ask about without scoring it, as worded in the posting: a deselected requirement stays in place, so that
 * it can be selected again.
 */
export function PostingRequirements({
  found,
  description,
  choices,
  onChange,
  hasFailed,
  onRetry,
}: PostingRequirementsProps) {
  const { t } = useTranslation(['positions', 'common']);
  const { notChecked } = choices;
  if (description.trim() === '') return <p className="small muted">{t('required.blank')}</p>;
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
  const picker = onChange !== undefined && (
    <PickFromText found={found} description={description} choices={choices} onChange={onChange} />
  );
  if (found.length === 0) {
    return (
      <div className={styles.areas}>
        <p className="small muted">{t('required.none')}</p>
        {picker}
      </div>
    );
  }
  const isFull = found.filter(({ text }) => !notChecked.includes(text)).length >= limits.requirements;
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
          {found.map(({ text, kind, isPicked }) => {
            const isOut = notChecked.includes(text);
            return (
              <li key={text}>
                {/* the rules know no closer kind of words that they do not read as a requirement */}
                <h3>{t(`required.kind.${isPicked && kind === 'other' ? 'picked' : kind}`)}</h3>
                <p className={classes(styles.question, isOut && styles.out)}>
                  {capitalised(text)}
                  {isOut && onChange === undefined && <span className="visually-hidden"> ({t('required.isOut')})</span>}
                </p>
                {onChange !== undefined && (
                  <label className={styles.tick}>
                    <Checkbox
                      aria-label={t('required.askOf', { text })}
                      checked={!isOut}
                      onChange={() => onChange({ notChecked: turned(text, notChecked, found) })}
                    />
                  </label>
                )}
              </li>
            );
          })}
        </ul>
        {isFull && <p className="small muted">{t('required.most', { most: limits.requirements })}</p>}
      </div>
      {picker}
    </div>
  );
}

interface PickFromTextProps extends Pick<PostingRequirementsProps, 'description' | 'choices'> {
  readonly found: PositionSuggestions['requirements'];
  readonly onChange: (choices: Partial<RequirementChoices>) => void;
}

/** For what the text requires in words that the rules do not read as a requirement. */
function PickFromText({ found, description, choices, onChange }: PickFromTextProps) {
  const { t } = useTranslation('positions');
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState(0);
  return (
    <div>
      <Button size="sm" leftSection={<IconPlus aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('required.pick.action')}
      </Button>
      <span role="status" className="visually-hidden">
        {picked > 0 && t('required.pick.added', { count: picked })}
      </span>
      <RequirementPicker
        written={{
          ...choices,
          description: description.slice(0, limits.position.description),
          language: textLanguage(description),
        }}
        found={found}
        opened={isOpen}
        onClose={() => setOpen(false)}
        onPick={(texts) => {
          setPicked(texts.length);
          onChange({ alsoChecked: withPicks(choices, texts, found) });
        }}
      />
    </div>
  );
}
