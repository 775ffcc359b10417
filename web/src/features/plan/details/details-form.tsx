import { Button, TextInput, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { adjustedLength } from '#contracts/interviewing/plan/adjustments.ts';
import { limits } from '#contracts/limits.ts';
import { AdjustmentFields } from '#web/entities/interview/fields/adjustment-fields.tsx';
import { MoreFields } from '#web/entities/interview/fields/more-fields.tsx';
import { OpenLines } from '#web/entities/interview/fields/open-lines.tsx';
import { TimeNote } from '#web/entities/interview/date-time/time-note.tsx';
import { DateTimeField } from '#web/entities/interview/date-time/date-time-field.tsx';
import { focusFirstError } from '#web/shared/forms/focus-first-error.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { keepFocus } from '#web/shared/forms/keep-focus.ts';
import { useRefusedFields } from '#web/shared/forms/use-refused-fields.ts';
import { useTooLong } from '#web/shared/forms/use-too-long.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { useZone } from '#web/shared/language/zone.ts';
import { type DetailsValues, changedDetails } from './details-values.ts';
import forms from '#web/shared/forms/form.module.css';
import styles from './details-form.module.css';

interface DetailsFormProps {
  readonly initial: DetailsValues;
  readonly interview: Interview;
  readonly saved: DetailsValues;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onTyped: (values: DetailsValues) => void;
  readonly onSubmit: (values: DetailsValues) => void;
  readonly onCancel: () => void;
}

export function DetailsForm({ initial, error, ...props }: DetailsFormProps) {
  const { t } = useTranslation(['plan', 'common']);
  const zone = useZone();
  const format = useFormat();
  const tooLong = useTooLong();
  const form = useForm<DetailsValues>({
    initialValues: initial,
    validateInputOnBlur: true,
    onValuesChange: props.onTyped,
    validate: {
      userRole: (value) => tooLong(value, limits.interview.userRole),
      previousFeedback: (value) => tooLong(value, limits.interview.previousFeedback),
    },
  });
  useRefusedFields(error, form.setErrors, t('details.fieldRefused'));
  const [isAdjusted] = useState(
    () => initial.questionsInAdvance || Object.values(initial.adjustments).some((minutes) => minutes > 0),
  );
  const { previousFeedback, openPoints, adjustments, questionsInAdvance } = form.values;
  const { durationMinutes, planVersion, adjustments: saved } = props.interview;
  const length = adjustedLength(durationMinutes, adjustments);
  const takesOther = adjustments.extraTime !== saved.extraTime || adjustments.breakMinutes !== saved.breakMinutes;
  const changesMinutes = planVersion !== null && takesOther;
  const changes = changedDetails(props.saved, form.values);
  const changesPlan =
    planVersion !== null && (['userRole', 'previousFeedback', 'openPoints'] as const).some((name) => name in changes);
  return (
    <form noValidate onSubmit={form.onSubmit(props.onSubmit, (errors) => focusFirstError(form, errors))}>
      <div className={forms.form}>
        <div className={forms.pair}>
          <DateTimeField
            label={t('details.scheduledAt')}
            description={t('details.zone', {
              zone: zone.name(form.values.scheduledAt === '' ? Date.now() : form.values.scheduledAt),
            })}
            value={form.values.scheduledAt}
            onChange={(at) => form.setFieldValue('scheduledAt', at)}
            error={form.errors['scheduledAt']}
            note={<TimeNote at={form.values.scheduledAt} minutes={length} except={props.interview.id} />}
          />
          <TextInput
            label={t('details.userRole')}
            description={t('details.userRoleHint')}
            // below, as that of the time beside it, so that both fields are at the same height
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('userRole')}
          />
        </div>
        <Textarea
          label={t('details.previousFeedback')}
          description={t('details.previousFeedbackHint')}
          autosize
          minRows={2}
          maxRows={12}
          {...form.getInputProps('previousFeedback')}
        />
        <OpenLines
          note={previousFeedback}
          language={props.interview.language}
          picked={openPoints}
          onChange={(picked) => form.setFieldValue('openPoints', picked)}
        />
        <MoreFields title={t('details.adjustments')} open={isAdjusted}>
          <AdjustmentFields
            value={adjustments}
            onChange={(value) => form.setFieldValue('adjustments', value)}
            inAdvance={questionsInAdvance}
            onInAdvance={(inAdvance) => form.setFieldValue('questionsInAdvance', inAdvance)}
            words={{
              extraTime: t('details.extraTime'),
              breakMinutes: t('details.break'),
              none: t('details.none'),
              plus: (share) => t('details.plus', { share }),
              inAdvance: t('details.questionsInAdvance'),
              inAdvanceHint: t('details.inAdvanceHint'),
              hint: t('details.adjustmentsHint', { minutes: format.minutes(length) }),
            }}
          />
        </MoreFields>
        <p role="status" className="muted" hidden={!changesMinutes}>
          {changesMinutes && t('details.newMinutes')}
        </p>
        <p role="status" className="muted" hidden={!changesPlan}>
          {changesPlan && t('details.forNextVersion')}
        </p>
        <FormFailure error={error} />
      </div>
      <div className={styles.foot}>
        <Button onClick={props.onCancel}>{t('common:action.cancel')}</Button>
        <Button type="submit" variant="filled" loading={props.busy} onMouseDown={keepFocus}>
          {t('common:action.save')}
        </Button>
      </div>
    </form>
  );
}
