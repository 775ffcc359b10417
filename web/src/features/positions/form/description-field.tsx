import { Button, Textarea, type TextareaProps } from '@mantine/core';
import { IconAlertCircle, IconPlayerStop, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import type { writeDescription } from '#contracts/hiring/position-texts.ts';
import { useUser } from '#web/shared/api/session.ts';
import { useConfig } from '#web/shared/config/api.ts';
import { keepFocus } from '#web/shared/forms/keep-focus.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { useWrittenDescription } from './use-written-description.ts';
import styles from './description-field.module.css';

interface DescriptionFieldProps {
  readonly fieldKey: string;
  readonly input: TextareaProps;
  /** what a model is to write about, or undefined where that is not told yet; the form then says what is missing */
  readonly askedNow: () => BodyInputOf<typeof writeDescription> | undefined;
  readonly onWritten: (description: string) => void;
  /** below the field, while it holds what counts */
  readonly children: ReactNode;
}

const size = { autosize: true, minRows: 8, maxRows: 24 } as const;

/** The description, which a model may write where one is configured and the account lets it. */
export function DescriptionField({ fieldKey, input, askedNow, onWritten, children }: DescriptionFieldProps) {
  const { t } = useTranslation('positions');
  const hasModel = useConfig()?.ai === 'model';
  const { aiEnabled } = useUser();
  const { coming, failure, write, stop } = useWrittenDescription(onWritten);
  const isWriting = coming !== undefined;
  const label = { label: t('form.description'), description: t('form.descriptionHint') };
  const start = (): void => {
    const asked = askedNow();
    if (asked !== undefined) write(asked);
  };
  return (
    <div className={styles.group}>
      {isWriting ? (
        <Textarea {...label} {...size} value={coming} readOnly aria-busy />
      ) : (
        <Textarea key={fieldKey} {...label} {...size} {...input} />
      )}
      {hasModel && aiEnabled && (
        <div className={styles.row}>
          {isWriting ? (
            <Button size="sm" leftSection={<IconPlayerStop aria-hidden />} onClick={stop}>
              {t('write.stop')}
            </Button>
          ) : (
            <Button size="sm" leftSection={<IconSparkles aria-hidden />} onMouseDown={keepFocus} onClick={start}>
              {t('write.action')}
            </Button>
          )}
          <p role="status" className="small muted">
            {t(isWriting ? 'write.writing' : 'write.hint')}
          </p>
        </div>
      )}
      {failure !== undefined && (
        <Notice tone="danger" role="alert" icon={<IconAlertCircle aria-hidden />}>
          {failure}
        </Notice>
      )}
      {!isWriting && children}
    </div>
  );
}
