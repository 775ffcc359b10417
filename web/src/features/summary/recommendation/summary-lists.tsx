import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditableList } from './editable-list.tsx';
import { cleanText } from './summary-text.ts';
import styles from './summary-lists.module.css';
import type { SummaryEditor } from './use-summary-editor.ts';

const names = ['strengths', 'concerns'] as const;

interface SummaryListsProps {
  readonly editor: SummaryEditor;
  /** a recommendation is being chosen: shown as fields of that step */
  readonly isOpen?: boolean;
}

/** Strengths and concerns: fields while a recommendation is being chosen; otherwise text with an edit button. */
export function SummaryLists({ editor, isOpen = false }: SummaryListsProps) {
  const { t } = useTranslation(['summary', 'common']);
  const [editing, setEditing] = useState(false);
  const written = cleanText(editor.text);
  const isText = !isOpen && !editing && names.some((name) => written[name].length > 0);
  return (
    <section className={styles.section} data-open={isOpen}>
      {!isOpen && (
        <header className={styles.head}>
          <h2>{t('lists.title')}</h2>
          {isText && (
            <Button
              size="sm"
              variant="subtle"
              leftSection={<IconPencil aria-hidden />}
              aria-label={t('lists.edit')}
              onClick={() => setEditing(true)}
            >
              {t('common:action.edit')}
            </Button>
          )}
        </header>
      )}
      <div className={styles.pair}>
        {isText
          ? names.map((name) => written[name].length > 0 && <Written key={name} name={name} items={written[name]} />)
          : names.map((name) => (
              <EditableList
                key={name}
                title={t(`lists.${name}`)}
                add={t(name === 'strengths' ? 'lists.addStrength' : 'lists.addConcern')}
                items={editor.text[name]}
                onChange={(items) => editor.edit({ [name]: items })}
              />
            ))}
      </div>
    </section>
  );
}

interface WrittenProps {
  readonly name: (typeof names)[number];
  readonly items: readonly string[];
}

function Written({ name, items }: WrittenProps) {
  const { t } = useTranslation('summary');
  return (
    <section aria-label={t(`lists.${name}`)}>
      <h3>{t(`lists.${name}`)}</h3>
      <ul className={styles.list}>
        {items.map((item, at) => (
          <li key={String(at)}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
