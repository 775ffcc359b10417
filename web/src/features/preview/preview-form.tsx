import { Button, SegmentedControl, TextInput, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#contracts/limits.ts';
import { useCaptcha } from '#web/entities/captcha/use-captcha.tsx';
import { LanguageField, LengthField, TypeField } from '#web/entities/interview/fields/interview-fields.tsx';
import { isLength } from '#web/entities/interview/fields/interview-lengths.ts';
import formStyles from '#web/shared/forms/form.module.css';
import { focusFirstError } from '#web/shared/forms/focus-first-error.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { keepFocus } from '#web/shared/forms/keep-focus.ts';
import { useRefusedFields } from '#web/shared/forms/use-refused-fields.ts';
import { useTooLong } from '#web/shared/forms/use-too-long.ts';
import { currentLanguage } from '#web/shared/language/i18n.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { isLimit, useCreatePreview } from './api.ts';
import { ExampleRow } from './example-row.tsx';
import { LimitReached } from './limit-reached.tsx';
import styles from './preview-form.module.css';
import { type PreviewValues, noValues } from './preview-values.ts';
import { keepDraft, storedDraft } from './visitor-draft.ts';

interface PreviewFormProps {
  /** the link could not be read: asks for the text instead */
  readonly asText: boolean;
  /** why the previous attempt failed */
  readonly failure: string | undefined;
  readonly onSent: () => void;
}

/** What a visitor's plan is made from. Input survives a reload and a refusal. */
export function PreviewForm({ asText, failure, onSent }: PreviewFormProps) {
  const { t } = useTranslation(['preview', 'interviews']);
  const tooLong = useTooLong();
  const captcha = useCaptcha('anonymous_session');
  const sending = useCreatePreview(captcha.take);
  const [begun] = useState<PreviewValues>(() => ({
    ...noValues(currentLanguage()),
    ...storedDraft(),
    ...(asText && { source: 'text' }),
  }));
  const form = useForm<PreviewValues>({
    initialValues: begun,
    onValuesChange: keepDraft,
    validate: {
      description: (value, { source }) => {
        if (source === 'link') return null;
        return value.trim() === '' ? t('form.descriptionRequired') : tooLong(value, limits.position.description);
      },
      url: (value, { source }) => {
        if (source === 'text') return null;
        return value.trim() === '' ? t('form.urlRequired') : tooLong(value, limits.position.url);
      },
      cvText: (value) => tooLong(value, limits.preview.cvText),
      durationMinutes: (value) => (isLength(value) ? null : t('interviews:form.durationRange')),
    },
  });
  useRefusedFields(sending.error, form.setErrors, t('interviews:form.fieldRefused'));
  const { source, type, durationMinutes } = form.values;
  return (
    <form
      noValidate
      className={classes(formStyles.form, styles.sheet)}
      onSubmit={form.onSubmit(
        (values) => {
          keepDraft(values);
          sending.mutate(values, { onSuccess: onSent });
        },
        (errors) => focusFirstError(form, errors),
      )}
    >
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <ExampleRow
        values={form.values}
        onFill={(values) => {
          form.setValues(values);
          form.clearErrors();
        }}
      />
      <section className={styles.posting}>
        <SegmentedControl
          aria-label={t('form.source')}
          data={[
            { value: 'text', label: t('form.asText') },
            { value: 'link', label: t('form.asLink') },
          ]}
          {...form.getInputProps('source')}
        />
        {source === 'text' ? (
          <Textarea
            label={t('form.description')}
            placeholder={t('form.descriptionHint')}
            autosize
            minRows={7}
            maxRows={16}
            data-autofocus={asText || undefined}
            {...form.getInputProps('description')}
          />
        ) : (
          <TextInput
            label={t('form.url')}
            description={t('form.urlHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            type="url"
            inputMode="url"
            placeholder="https://"
            {...form.getInputProps('url')}
          />
        )}
      </section>
      <Textarea
        label={t('form.cv')}
        description={t('form.cvHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={3}
        maxRows={12}
        {...form.getInputProps('cvText')}
      />
      <section className={styles.interview}>
        <div className={formStyles.pair}>
          <TypeField values={{ type, durationMinutes }} input={form.getInputProps('type')} onChange={form.setValues} />
          <LanguageField input={form.getInputProps('language')} />
        </div>
        <LengthField
          minutes={durationMinutes}
          input={form.getInputProps('durationMinutes')}
          onChange={(minutes) => form.setFieldValue('durationMinutes', minutes)}
        />
      </section>
      {captcha.field}
      {isLimit(sending.error) ? <LimitReached error={sending.error} /> : <FormFailure error={sending.error} />}
      <div className={styles.foot}>
        <Button type="submit" variant="filled" size="lg" loading={sending.isPending} onMouseDown={keepFocus}>
          {t('form.submit')}
        </Button>
        <p>
          <IconLock aria-hidden />
          {t('form.promise')}
        </p>
      </div>
    </form>
  );
}
