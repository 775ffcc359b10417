import {
  NumberInput,
  type NumberInputProps,
  SegmentedControl,
  type SegmentedControlProps,
  Select,
  type SelectProps,
  TextInput,
  type TextInputProps,
  Textarea,
  type TextareaProps,
} from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/common.ts';
import { type InterviewType, interviewTypes } from '#contracts/interviewing/plan/plan.ts';
import { languages } from '#contracts/languages.ts';
import { limits } from '#contracts/limits.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { defaultMinutes, lengthStep, presetMinutes } from './interview-lengths.ts';
import styles from './interview-fields.module.css';

/** The values that every new-interview form asks for. */
export interface InterviewFieldValues {
  type: InterviewType;
  durationMinutes: number;
  language: Language;
  userRole: string;
  previousFeedback: string;
  /** lines of `previousFeedback` picked as open; null if nobody picked */
  openPoints: string[] | null;
}

interface TypeFieldProps {
  readonly values: Pick<InterviewFieldValues, 'type' | 'durationMinutes'>;
  readonly input: SelectProps;
  readonly onChange: (values: Pick<InterviewFieldValues, 'type' | 'durationMinutes'>) => void;
}

/** Changing the type also sets its usual length, unless the user has chosen a length. */
export function TypeField({ values, input, onChange }: TypeFieldProps) {
  const { t } = useTranslation(['interviews', 'common']);
  return (
    <Select
      label={t('form.type')}
      allowDeselect={false}
      data={interviewTypes.map((type) => ({ value: type, label: t(`common:interviewType.${type}`) }))}
      {...input}
      onChange={(value) => {
        const type = interviewTypes.find((one) => one === value);
        if (type === undefined) return;
        const isChosen = values.durationMinutes !== defaultMinutes[values.type];
        onChange({ type, durationMinutes: isChosen ? values.durationMinutes : defaultMinutes[type] });
      }}
    />
  );
}

interface LengthFieldProps {
  readonly minutes: number;
  readonly input: NumberInputProps;
  readonly onChange: (minutes: number) => void;
}

const other = 'other';

export function LengthField({ minutes, input, onChange }: LengthFieldProps) {
  const { t } = useTranslation('interviews');
  const format = useFormat();
  const preset = presetMinutes.find((one) => one === minutes);
  const [asked, setAsked] = useState(false);
  // A length that is not a preset opens the free field, whoever set it.
  const isOther = asked || preset === undefined;
  return (
    <fieldset className={classes(styles.choice, styles.duration)}>
      <legend>{t('form.duration')}</legend>
      <SegmentedControl
        aria-label={t('form.duration')}
        value={isOther ? other : String(preset)}
        onChange={(value) => {
          setAsked(value === other);
          if (value !== other) onChange(Number(value));
        }}
        data={[
          ...presetMinutes.map((one) => ({ value: String(one), label: format.minutes(one) })),
          { value: other, label: t('form.other') },
        ]}
      />
      {isOther && (
        <NumberInput
          aria-label={t('form.minutes')}
          min={15}
          max={180}
          step={lengthStep}
          suffix={` ${t('form.minutesUnit')}`}
          {...input}
          onChange={(value) => onChange(Number(value))}
        />
      )}
    </fieldset>
  );
}

export function LanguageField({ input }: { readonly input: Omit<SegmentedControlProps, 'data'> }) {
  const { t } = useTranslation('interviews');
  return (
    <fieldset className={styles.choice}>
      <legend>{t('form.language')}</legend>
      <SegmentedControl
        aria-label={t('form.language')}
        data={languages.map((language) => ({ value: language, label: t(`form.languages.${language}`) }))}
        {...input}
      />
    </fieldset>
  );
}

export function RoleField({ input }: { readonly input: TextInputProps }) {
  const { t } = useTranslation('interviews');
  return (
    <TextInput
      label={t('form.role')}
      description={t('form.roleHint')}
      maxLength={limits.interview.userRole}
      {...input}
    />
  );
}

export function FeedbackField({ input }: { readonly input: TextareaProps }) {
  const { t } = useTranslation('interviews');
  return (
    <Textarea
      label={t('form.feedback')}
      description={t('form.feedbackHint')}
      autosize
      minRows={3}
      maxRows={12}
      maxLength={limits.interview.previousFeedback}
      {...input}
    />
  );
}
