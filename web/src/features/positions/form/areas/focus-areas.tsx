import { ActionIcon, Button, Skeleton, TextInput } from '@mantine/core';
import { IconChevronDown, IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AreaQuestion } from '#contracts/hiring/position-suggestions.ts';
import { limits } from '#contracts/limits.ts';
import { keepFocus } from '#web/shared/forms/keep-focus.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import { Tag } from '#web/shared/ui/tag.tsx';
import { partedAreas, withAreas } from './with-areas.ts';
import { SuggestedAreas } from './suggested-areas.tsx';
import styles from './focus-areas.module.css';

interface FocusAreasProps {
  readonly areas: readonly string[];
  readonly onChange: (areas: string[]) => void;
  /** text in the field that is not a focus area yet */
  readonly typed: string;
  readonly onTyped: (text: string) => void;
  /** questions known so far; may lack those for areas added since */
  readonly questions: readonly AreaQuestion[];
  /** a request is in progress; the first one takes about a second */
  readonly isFetching: boolean;
  readonly suggested: readonly string[];
  readonly error: ReactNode;
}

/**
 * What an interview should find out: a row per area with the question it leads to, so that a vague area is noticed at
 * once.
 */
export function FocusAreas({ areas, onChange, typed, onTyped, error, suggested, ...known }: FocusAreasProps) {
  const { t } = useTranslation('positions');
  const field = useRef<HTMLInputElement>(null);
  const add = (text: string): void => {
    if (text.trim() !== '') onChange(withAreas(areas, text));
  };
  // When the list is full, the text stays in the field, where it can be read.
  const isFull = areas.length >= limits.position.focusAreas;
  const takeTyped = (): void => {
    if (isFull) return;
    add(typed);
    onTyped('');
  };
  const take = (
    <Button
      className={styles.take}
      leftSection={<IconPlus aria-hidden />}
      onMouseDown={keepFocus}
      onClick={() => {
        takeTyped();
        field.current?.focus();
      }}
    >
      {t('form.addArea')}
    </Button>
  );
  const isPhone = useIsPhone();
  const questions = new Map(known.questions.map((one) => [one.focusArea, one]));
  const asked = areas.map((area) => questions.get(area.trim())?.question);
  return (
    <div className={styles.areas}>
      <TextInput
        ref={field}
        label={t('form.focusAreas')}
        description={t(isFull ? 'form.focusAreasFull' : 'form.focusAreasHint')}
        data-path="focusAreas"
        value={typed}
        error={error}
        onChange={({ currentTarget: { value } }) => {
          const { done, open } = partedAreas(value);
          if (isFull || done === '') return onTyped(value);
          add(done);
          onTyped(open.trimStart());
        }}
        onBlur={takeTyped}
        onKeyDown={(event) => {
          // Submitting the form here would omit the text still in the field.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          takeTyped();
        }}
        inputContainer={(input) => besideField(input, take)}
      />
      <SuggestedAreas areas={suggested} onAdd={add} />
      <div className={styles.list}>
        <ul aria-label={t('areaQuestions.title')}>
          {/* on a phone it would be as high as the rest of this section */}
          {areas.length === 0 && !isPhone && (
            <li className={styles.example}>
              <div>
                <p className="small">{t('areaQuestions.none')}</p>
                <h3>{t('areaQuestions.example.area')}</h3>
              </div>
              <div className={styles.question}>
                <p className="small">{t('areaQuestions.sample')}</p>
                <p>{t('areaQuestions.example.question')}</p>
              </div>
            </li>
          )}
          {areas.map((area, index) => (
            <li key={area}>
              <h3>{area}</h3>
              <Question
                asked={questions.get(area.trim())}
                sharedWith={areas[asked.indexOf(asked[index])]}
                area={area}
                isFetching={known.isFetching}
              />
              <ActionIcon
                aria-label={t('form.removeArea', { area })}
                onClick={() => {
                  // The row disappears, so the focus moves to the field.
                  field.current?.focus();
                  onChange(areas.filter((_, at) => at !== index));
                }}
              >
                <IconX aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
        {areas.some((area) => questions.get(area.trim())?.isGeneral) && (
          <p className="small muted">{t('areaQuestions.generalHint')}</p>
        )}
      </div>
    </div>
  );
}

function besideField(field: ReactNode, action: ReactNode) {
  return (
    <div className={styles.field}>
      {field}
      {action}
    </div>
  );
}

interface QuestionProps {
  readonly asked: AreaQuestion | undefined;
  /** the first area this question covers, possibly this one */
  readonly sharedWith: string | undefined;
  readonly area: string;
  readonly isFetching: boolean;
}

function Question({ asked, sharedWith, area, isFetching }: QuestionProps) {
  const { t } = useTranslation('positions');
  const isPhone = useIsPhone();
  if (asked === undefined) return isFetching ? <Skeleton className={styles.question} height={36} /> : <span />;
  if (sharedWith !== undefined && sharedWith !== area) {
    return <p className={classes(styles.question, 'small')}>{t('areaQuestions.shared', { area: sharedWith })}</p>;
  }
  const general = asked.isGeneral && <Tag tone="outline">{t('areaQuestions.general')}</Tag>;
  if (!isPhone) {
    return (
      <p className={styles.question}>
        {asked.question} {general}
      </p>
    );
  }
  return (
    <details className={styles.question}>
      {/* its first line, enough to decide whether to expand it */}
      <summary>
        <span className={styles.words}>{asked.question}</span>
        {general}
        <IconChevronDown aria-hidden />
      </summary>
    </details>
  );
}
