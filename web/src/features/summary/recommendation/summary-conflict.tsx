import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SummaryText } from './summary-text.ts';
import type { SummaryEditor } from './use-summary-editor.ts';
import styles from './summary-conflict.module.css';

/** For a summary changed both here and on another device: shows both texts and lets the user choose. */
export function SummaryConflict({ editor }: { readonly editor: SummaryEditor }) {
  const { t } = useTranslation('summary');
  if (editor.conflict === undefined) return null;
  return (
    <section className={styles.box} role="alert">
      <h2>{t('conflict.title')}</h2>
      <div className={styles.sides}>
        <Side title={t('conflict.here')} text={editor.text} onKeep={() => editor.resolve('mine')} />
        <Side title={t('conflict.elsewhere')} text={editor.conflict} onKeep={() => editor.resolve('theirs')} />
      </div>
    </section>
  );
}

interface SideProps {
  readonly title: string;
  readonly text: SummaryText;
  readonly onKeep: () => void;
}

function Side({ title, text, onKeep }: SideProps) {
  const { t } = useTranslation('summary');
  return (
    <div>
      <h3 className="label">{title}</h3>
      <p className={styles.text}>
        {[text.overallAssessment, ...text.strengths, ...text.concerns].filter((line) => line !== '').join('\n')}
      </p>
      <Button size="sm" onClick={onKeep}>
        {t('conflict.keep')}
      </Button>
    </div>
  );
}
