import { ActionIcon, Button, Textarea } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#contracts/limits.ts';
import styles from './editable-list.module.css';

interface EditableListProps {
  readonly title: string;
  readonly add: string;
  readonly items: readonly string[];
  readonly onChange: (items: readonly string[]) => void;
}

/** Strengths or concerns, one sentence each. Enter adds another. */
export function EditableList({ title, add, items, onChange }: EditableListProps) {
  const { t } = useTranslation('summary');
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const append = (): void => {
    if (items.length >= limits.summary.points) return;
    onChange([...items, '']);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus());
  };
  return (
    <section className={styles.box} data-empty={items.length === 0} aria-labelledby={titleId}>
      {/* while there are none, the button names them */}
      <h3 id={titleId} className={items.length === 0 ? 'visually-hidden' : undefined}>
        {title}
      </h3>
      <ul ref={list}>
        {items.map((item, index) => (
          // items have no identity other than their position
          <li key={String(index)}>
            <Textarea
              classNames={{ root: styles.field, input: styles.input }}
              aria-label={t('lists.item', { list: title, number: index + 1 })}
              autosize
              minRows={1}
              maxLength={limits.summary.point}
              value={item}
              onChange={(event) => onChange(items.with(index, event.currentTarget.value.replaceAll('\n', ' ')))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                append();
              }}
            />
            <ActionIcon
              size="sm"
              aria-label={t('lists.remove', { list: title, number: index + 1 })}
              onClick={() => onChange(items.toSpliced(index, 1))}
            >
              <IconX />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {items.length < limits.summary.points && (
        <Button size="sm" variant="subtle" leftSection={<IconPlus aria-hidden />} onClick={append}>
          {add}
        </Button>
      )}
    </section>
  );
}
