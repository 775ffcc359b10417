import { ActionIcon, Button, Skeleton, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AreaQuestion } from '#contracts/hiring/position-suggestions.ts';
import { limits } from '#contracts/limits.ts';
import { keepFocus } from '#web/shared/forms/keep-focus.ts';
import { Tag } from '#web/shared/ui/tag.tsx';
import { partedAreas, withAreas } from './with-areas.ts';
import { SuggestedAreas } from './suggested-areas.tsx';
import styles from './focus-areas.module.css';

interface FocusAreasProps {
  readonly areas: readonly string[];
  readonly onChange: (areas: string[]) => void;
  /** not a focus area yet */
  readonly typed: string;
  readonly onTyped: (text: string) => void;
  /** what is known so far; of areas that were added since, nothing */
  readonly questions: readonly AreaQuestion[];
  /** an answer is on its way; the server's first one takes a second */
  readonly isFetching: boolean;
  readonly suggested: readonly string[];
  readonly error: ReactNode;
}

/** What an interview is to find out: a row for each area with the question it brings, so that a vague one is seen at once. */
export function FocusAreas({ areas, onChange, typed, onTyped, error, suggested, ...known }: FocusAreasProps) {
  const { t } = useTranslation('positions');
  const field = useRef<HTMLInputElement>(null);
  const add = (text: string): void => {
    if (text.trim() !== '') onChange(withAreas(areas, text));
  };
  // What has no room stays in the field, to be read.
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
  const questions = new Map(known.questions.map((one) => [one.focusArea, one]));
  return (
    <div className={styles.areas}>
      <div className={styles.add}>
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
            // Sending the form from here would be sending it without what stands in the field.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            takeTyped();
          }}
          inputContainer={(input) => besideField(input, take)}
        />
      </div>
      <SuggestedAreas areas={suggested} onAdd={add} />
      <div className={styles.list}>
        <ul aria-label={t('areaQuestions.title')}>
          {areas.length === 0 && (
            <li className={styles.example}>
              <div>
                <p className="small">{t('areaQuestions.none')}</p>
                <h3>{t('areaQuestions.example.area')}</h3>
              </div>
              <p className={styles.question}>{t('areaQuestions.example.question')}</p>
            </li>
          )}
          {areas.map((area, index) => (
            <li key={area}>
              <h3>{area}</h3>
              <Question asked={questions.get(area.trim())} isFetching={known.isFetching} />
              <ActionIcon
                aria-label={t('form.removeArea', { area })}
                onClick={() => {
                  // The row goes; the keyboard goes on where areas are written.
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
  readonly isFetching: boolean;
}

function Question({ asked, isFetching }: QuestionProps) {
  const { t } = useTranslation('positions');
  if (asked === undefined) return isFetching ? <Skeleton className={styles.question} height={36} /> : <span />;
  return (
    <div className={styles.question}>
      <p>{asked.question}</p>
      {asked.isGeneral && <Tag tone="outline">{t('areaQuestions.general')}</Tag>}
    </div>
  );
}
