import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { currentLanguage } from '#web/shared/language/i18n.ts';
import { exampleValues } from './example-values.ts';
import styles from './example-row.module.css';
import { type PreviewValues, noValues } from './preview-values.ts';

interface ExampleRowProps {
  readonly values: PreviewValues;
  readonly onFill: (values: PreviewValues) => void;
}

/** For visitors without a posting at hand: fills every field with an example, or clears them, which can be undone. */
export function ExampleRow({ values, onFill }: ExampleRowProps) {
  const { t } = useTranslation('preview');
  const [isExample, setIsExample] = useState(false);
  const [cleared, setCleared] = useState<PreviewValues>();
  const isEmpty = [values.description, values.url, values.cvText].every((text) => text.trim() === '');
  const fill = useMutation({
    mutationFn: exampleValues,
    onSuccess: (example) => {
      setIsExample(true);
      onFill(example);
    },
    onError: notifyError,
  });
  const clear = (): void => {
    setCleared(values);
    setIsExample(false);
    onFill(noValues(currentLanguage()));
  };
  return (
    <div className={styles.row}>
      <p role="status">{isEmpty ? t('example.ask') : isExample && t('example.filled')}</p>
      {/* one button for both, so that it keeps the focus */}
      <Button
        size="sm"
        variant={isEmpty ? 'default' : 'subtle'}
        loading={fill.isPending}
        onClick={isEmpty ? () => fill.mutate() : clear}
      >
        {isEmpty ? t('example.fill') : t('example.clear')}
      </Button>
      {isEmpty && cleared !== undefined && (
        <Button size="sm" variant="subtle" onClick={() => onFill(cleared)}>
          {t('example.undo')}
        </Button>
      )}
    </div>
  );
}
