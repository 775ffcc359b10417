import { Button, NumberInput, SegmentedControl, Select, TextInput, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '#contracts/languages.ts';
import type { Language } from '#contracts/common.ts';
import { type InterviewType, interviewTypes } from '#contracts/interviewing/plan.ts';
import { limits } from '#contracts/limits.ts';
import { DateTimeField } from '#web/entities/interview/date-time/date-time-field.tsx';
import type { FormDraft } from '#web/shared/forms/use-form-draft.ts';
import { useRefusedFields } from '#web/shared/forms/use-refused-fields.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import { defaultMinutes, presetMinutes } from './api.ts';
import formStyles from '#web/shared/forms/form.module.css';
import styles from './interview-form.module.css';

export interface InterviewValues {
  positionId: string | null;
  candidateId: string | null;
  type: InterviewType;
  durationMinutes: number;
  language: Language;
  /** of the field of date and time, in the reader's own zone; empty for no time */
  scheduledAt: string;
  userRole: string;
  previousFeedback: string;
}

/** What a searched field offers, and how it is told what is looked for. */
export interface ChoiceSource {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly search: (text: string) => void;
}

interface InterviewFormProps {
  readonly initial: InterviewValues;
  readonly draft: FormDraft<InterviewValues>;
  readonly positions: ChoiceSource;
  readonly candidates: ChoiceSource;
  /** where a CV is dropped; the candidate made from it is chosen at once */
  readonly candidateIntake: ComponentType<{ readonly onCandidate: (candidateId: string) => void }>;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onChange: (values: InterviewValues) => void;
  readonly onSubmit: (values: InterviewValues) => void;
  readonly onCancel: () => void;
}

const step = 5;
const other = 'other';

export function InterviewForm(props: InterviewFormProps) {
  const { t } = useTranslation(['interviews', 'common']);
  const format = useFormat();
  const { draft, error, candidateIntake: CandidateIntake } = props;
  const form = useForm<InterviewValues>({
    initialValues: props.initial,
    onValuesChange: (values) => {
      draft.keep(values);
      props.onChange(values);
    },
    validate: {
      positionId: (value) => (value === null ? t('form.positionRequired') : null),
      candidateId: (value) => (value === null ? t('form.candidateRequired') : null),
      durationMinutes: (value) => (value >= 15 && value <= 180 && value % step === 0 ? null : t('form.durationRange')),
    },
  });
  const { setFieldValue } = form;
  useRefusedFields(error, form.setErrors, t('form.fieldRefused'));
  const preset = presetMinutes.find((minutes) => minutes === form.values.durationMinutes);
  const [asked, setAsked] = useState(false);
  // A length that is no preset shows its field, whoever set it.
  const isOther = asked || preset === undefined;

  return (
    <form
      noValidate
      className={formStyles.form}
      onSubmit={form.onSubmit(props.onSubmit, (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus())}
    >
      <Select
        label={t('form.position')}
        {...searched(props.positions)}
        placeholder={t('form.choose')}
        nothingFoundMessage={t('form.noPosition')}
        {...form.getInputProps('positionId')}
      />
      <div className={styles.group}>
        <Select
          label={t('form.candidate')}
          {...searched(props.candidates)}
          placeholder={t('form.choose')}
          nothingFoundMessage={t('form.noCandidate')}
          {...form.getInputProps('candidateId')}
        />
        <CandidateIntake onCandidate={(candidateId) => setFieldValue('candidateId', candidateId)} />
      </div>
      <Select
        label={t('form.type')}
        allowDeselect={false}
        data={interviewTypes.map((type) => ({ value: type, label: t(`common:interviewType.${type}`) }))}
        {...form.getInputProps('type')}
        onChange={(value) => {
          const type = interviewTypes.find((one) => one === value);
          if (type === undefined) return;
          const { type: before, durationMinutes } = form.values;
          // A length that was chosen stays.
          const isChosen = durationMinutes !== defaultMinutes[before];
          form.setValues({ type, durationMinutes: isChosen ? durationMinutes : defaultMinutes[type] });
        }}
      />
      <fieldset className={classes(styles.choice, styles.duration)}>
        <legend>{t('form.duration')}</legend>
        <SegmentedControl
          aria-label={t('form.duration')}
          value={isOther ? other : String(preset)}
          onChange={(value) => {
            setAsked(value === other);
            if (value !== other) setFieldValue('durationMinutes', Number(value));
          }}
          data={[
            ...presetMinutes.map((minutes) => ({ value: String(minutes), label: format.minutes(minutes) })),
            { value: other, label: t('form.other') },
          ]}
        />
        {isOther && (
          <NumberInput
            aria-label={t('form.minutes')}
            min={15}
            max={180}
            step={step}
            suffix={` ${t('form.minutesUnit')}`}
            {...form.getInputProps('durationMinutes')}
            onChange={(value) => setFieldValue('durationMinutes', Number(value))}
          />
        )}
      </fieldset>
      <fieldset className={styles.choice}>
        <legend>{t('form.language')}</legend>
        <SegmentedControl
          aria-label={t('form.language')}
          data={languages.map((language) => ({ value: language, label: t(`form.languages.${language}`) }))}
          {...form.getInputProps('language')}
        />
      </fieldset>
      <div className={formStyles.pair}>
        <DateTimeField
          label={t('form.when')}
          description={t('form.zone', {
            zone: format.zone(form.values.scheduledAt === '' ? Date.now() : form.values.scheduledAt),
          })}
          value={form.values.scheduledAt}
          onChange={(at) => setFieldValue('scheduledAt', at)}
          error={form.errors['scheduledAt']}
        />
        <TextInput
          label={t('form.role')}
          description={t('form.roleHint')}
          maxLength={limits.interview.userRole}
          {...form.getInputProps('userRole')}
        />
      </div>
      <Textarea
        label={t('form.feedback')}
        description={t('form.feedbackHint')}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={limits.interview.previousFeedback}
        {...form.getInputProps('previousFeedback')}
      />
      <FormFailure error={error} />
      <div className={formStyles.foot}>
        <Button type="submit" variant="filled" loading={props.busy}>
          {t('form.submit')}
        </Button>
        <Button onClick={props.onCancel}>{t('common:action.cancel')}</Button>
      </div>
    </form>
  );
}

/** A select whose list follows what is typed; the label of a chosen one in the field is no search. */
function searched({ choices, search }: ChoiceSource) {
  return {
    data: choices,
    searchable: true,
    // Choosing the chosen one again would empty the field.
    allowDeselect: false,
    // when a refused form puts the focus here, the list would cover the reason
    openOnFocus: false,
    onSearchChange: (text: string) => search(choices.some(({ label }) => label === text) ? '' : text),
  };
}
