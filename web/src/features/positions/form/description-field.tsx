import { Button, Input, Textarea, type TextareaProps } from '@mantine/core';
import { IconAlertCircle, IconLink, IconPlayerStop, IconSparkles } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import type { writeDescription } from '#contracts/hiring/position-texts.ts';
import { useUser } from '#web/shared/api/session.ts';
import { useConfig } from '#web/shared/config/api.ts';
import { keepFocus } from '#web/shared/forms/keep-focus.ts';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { useWrittenDescription } from './use-written-description.ts';
import styles from './description-field.module.css';

interface DescriptionFieldProps {
  readonly fieldKey: string;
  readonly input: TextareaProps;
  /** the input for a model to write from; if undefined, it is incomplete, and the form says what is missing */
  readonly askedNow: () => BodyInputOf<typeof writeDescription> | undefined;
  readonly onWritten: (description: string) => void;
  /** field for the link of a posting to import instead, shown below once requested */
  readonly link: ReactNode;
  /** whether the link field is shown */
  readonly linkShown: boolean;
  readonly onLinkOpened: () => void;
  /** shown below the field */
  readonly children: ReactNode;
}

/** On a phone the next fields should be visible too. */
const rows = { desk: { minRows: 7, maxRows: 18 }, phone: { minRows: 4, maxRows: 12 } };

/**
 * A job description: typed or pasted, imported from a link, or written by a model if one is available, with buttons in
 * the field's frame.
 */
export function DescriptionField({ fieldKey, input, askedNow, onWritten, children, ...ways }: DescriptionFieldProps) {
  const { t } = useTranslation('positions');
  const id = useId();
  const size = { autosize: true, variant: 'unstyled', ...rows[useIsPhone() ? 'phone' : 'desk'] } as const;
  const hasModel = useConfig()?.ai === 'model';
  const { aiEnabled } = useUser();
  const { coming, failure, write, stop } = useWrittenDescription(onWritten);
  const isWriting = coming !== undefined;
  const { error, ...field } = input;
  const [isLinkAsked, askLink] = useState(false);
  const isLinkOpen = isLinkAsked || ways.linkShown;
  const start = (): void => {
    const asked = askedNow();
    if (asked !== undefined) write(asked);
  };
  return (
    <div className={styles.group}>
      <Input.Wrapper id={id} label={t('form.description')} error={error}>
        <div className={styles.frame} data-error={Boolean(error)}>
          {isWriting ? (
            <Textarea id={id} className={styles.text} {...size} value={coming} readOnly aria-busy />
          ) : (
            <Textarea
              key={fieldKey}
              id={id}
              className={styles.text}
              placeholder={t('form.descriptionHint')}
              {...size}
              {...field}
              error={Boolean(error)}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
            />
          )}
          <div className={styles.ways}>
            {isWriting ? (
              <Button size="sm" leftSection={<IconPlayerStop aria-hidden />} onClick={stop}>
                {t('write.stop')}
              </Button>
            ) : (
              <>
                <Button
                  size="sm"
                  leftSection={<IconLink aria-hidden />}
                  aria-expanded={isLinkOpen}
                  onClick={() => {
                    flushSync(() => askLink(!isLinkOpen));
                    if (!isLinkOpen) ways.onLinkOpened();
                  }}
                >
                  {t('import.open')}
                </Button>
                {hasModel && aiEnabled && (
                  <Button size="sm" leftSection={<IconSparkles aria-hidden />} onMouseDown={keepFocus} onClick={start}>
                    {t('write.action')}
                  </Button>
                )}
              </>
            )}
            {hasModel && aiEnabled && (
              <p role="status" className="small muted">
                {t(isWriting ? 'write.writing' : 'write.hint')}
              </p>
            )}
          </div>
        </div>
      </Input.Wrapper>
      <div hidden={!isLinkOpen}>{ways.link}</div>
      {failure !== undefined && (
        <Notice tone="danger" role="alert" icon={<IconAlertCircle aria-hidden />}>
          {failure}
        </Notice>
      )}
      {!isWriting && children}
    </div>
  );
}
