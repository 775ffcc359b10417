import { Button, Select } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Adjustments, adjustedLength } from '#contracts/interviewing/plan/adjustments.ts';
import { AdjustmentFields } from '#web/entities/interview/fields/adjustment-fields.tsx';
import { TimeNote } from '#web/entities/interview/date-time/time-note.tsx';
import { DateTimeField } from '#web/entities/interview/date-time/date-time-field.tsx';
import {
  FeedbackField,
  type InterviewFieldValues,
  LanguageField,
  LengthField,
  RoleField,
  TypeField,
} from '#web/entities/interview/fields/interview-fields.tsx';
import { OpenLines } from '#web/entities/interview/fields/open-lines.tsx';
import { MoreFields } from '#web/entities/interview/fields/more-fields.tsx';
import { isLength } from '#web/entities/interview/fields/interview-lengths.ts';
import type { FormDraft } from '#web/shared/forms/use-form-draft.ts';
import { useRefusedFields } from '#web/shared/forms/use-refused-fields.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { useZone } from '#web/shared/language/zone.ts';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import bar from '#web/shared/forms/save-bar.module.css';
import { focusFirstError } from '#web/shared/forms/focus-first-error.ts';
import { SaveBar } from '#web/shared/forms/save-bar.tsx';
import formStyles from '#web/shared/forms/form.module.css';
import { WholeTitle } from './whole-title.tsx';
import styles from './interview-form.module.css';

export interface InterviewValues extends InterviewFieldValues {
  positionId: string | null;
  candidateId: string | null;
  /** value of the date and time field, in the user's time zone; empty for no time */
  scheduledAt: string;
  adjustments: Adjustments;
  questionsInAdvance: boolean;
}

/** The options of a searchable field, and the function that searches them. */
export interface ChoiceSource {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly search: (text: string) => void;
}

interface InterviewFormProps {
  readonly initial: InterviewValues;
  readonly draft: FormDraft<InterviewValues>;
  readonly positions: ChoiceSource;
  readonly candidates: ChoiceSource;
  /** drop zone for a CV; the candidate created from it is selected at once */
  readonly candidateIntake: ComponentType<{ readonly onCandidate: (candidateId: string) => void }>;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onChange: (values: InterviewValues) => void;
  readonly onSubmit: (values: InterviewValues) => void;
  readonly onCancel: () => void;
}

export function InterviewForm(props: InterviewFormProps) {
  const { t } = useTranslation(['interviews', 'common']);
  const zone = useZone();
  const format = useFormat();
  const isPhone = useIsPhone();
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
      durationMinutes: (value) => (isLength(value) ? null : t('form.durationRange')),
    },
  });
  const { setFieldValue } = form;
  // Starts open if a stored draft has values in it; once the user closes it, it stays closed.
  const [isMoreOpen] = useState(() => {
    const { userRole, previousFeedback, adjustments, questionsInAdvance } = props.initial;
    return (
      [userRole, previousFeedback, questionsInAdvance].some(Boolean) ||
      Object.values(adjustments).some((minutes) => minutes > 0)
    );
  });
  const isMoreRefused = form.errors['userRole'] !== undefined || form.errors['previousFeedback'] !== undefined;
  useRefusedFields(error, form.setErrors, t('form.fieldRefused'));
  const { positionId, candidateId, adjustments } = form.values;
  const length = adjustedLength(form.values.durationMinutes, adjustments);
  const missing = positionId === null ? 'position' : candidateId === null ? 'candidate' : undefined;
  const title = props.positions.choices.find(({ value }) => value === positionId)?.label ?? '';

  return (
    <form
      noValidate
      className={formStyles.form}
      onSubmit={form.onSubmit(props.onSubmit, (errors) => focusFirstError(form, errors))}
    >
      <WholeTitle label={t('form.position')} title={isPhone ? title : ''} error={form.errors['positionId']}>
        {(isOpened) => (
          <Select
            label={t('form.position')}
            {...searched(props.positions)}
            placeholder={t('form.choose')}
            nothingFoundMessage={t('form.noPosition')}
            {...form.getInputProps('positionId')}
            autoFocus={isOpened}
            defaultDropdownOpened={isOpened}
          />
        )}
      </WholeTitle>
      <div className={styles.who}>
        <Select
          label={t('form.candidate')}
          {...searched(props.candidates)}
          placeholder={t('form.choose')}
          nothingFoundMessage={t('form.noCandidate')}
          {...form.getInputProps('candidateId')}
        />
        <CandidateIntake onCandidate={(id) => setFieldValue('candidateId', id)} />
      </div>
      <div className={formStyles.pair}>
        <TypeField values={form.values} input={form.getInputProps('type')} onChange={form.setValues} />
        <LanguageField input={form.getInputProps('language')} />
      </div>
      <div className={styles.how}>
        <LengthField
          minutes={form.values.durationMinutes}
          input={form.getInputProps('durationMinutes')}
          onChange={(minutes) => setFieldValue('durationMinutes', minutes)}
        />
        <DateTimeField
          label={t('form.when')}
          description={t('form.zone', {
            zone: zone.name(form.values.scheduledAt === '' ? Date.now() : form.values.scheduledAt),
          })}
          value={form.values.scheduledAt}
          onChange={(at) => setFieldValue('scheduledAt', at)}
          error={form.errors['scheduledAt']}
          note={<TimeNote at={form.values.scheduledAt} minutes={length} />}
        />
      </div>
      <MoreFields title={t('form.more')} open={isMoreOpen || isMoreRefused}>
        <FeedbackField input={form.getInputProps('previousFeedback')} />
        <OpenLines
          note={form.values.previousFeedback}
          language={form.values.language}
          picked={form.values.openPoints}
          onChange={(picked) => setFieldValue('openPoints', picked)}
        />
        <RoleField input={form.getInputProps('userRole')} />
        <AdjustmentFields
          value={adjustments}
          onChange={(value) => setFieldValue('adjustments', value)}
          inAdvance={form.values.questionsInAdvance}
          onInAdvance={(inAdvance) => setFieldValue('questionsInAdvance', inAdvance)}
          words={{
            extraTime: t('form.extraTime'),
            breakMinutes: t('form.break'),
            none: t('form.none'),
            plus: (share) => t('form.plus', { share }),
            inAdvance: t('form.inAdvance'),
            inAdvanceHint: t('form.inAdvanceHint'),
            hint: t('form.adjustmentsHint', { minutes: format.minutes(length) }),
          }}
        />
      </MoreFields>
      <SaveBar error={error}>
        {/* looks disabled while something is missing; pressing it leads there */}
        <Button
          type="submit"
          variant={missing === undefined ? 'filled' : 'default'}
          data-disabled={missing !== undefined}
          loading={props.busy}
        >
          {t('form.submit')}
        </Button>
        <Button variant="subtle" onClick={props.onCancel}>
          {t('common:action.cancel')}
        </Button>
        {missing !== undefined && <p className={bar.why}>{t(`form.missing.${missing}`)}</p>}
      </SaveBar>
    </form>
  );
}

/** A select with server-side search; the label of the chosen option is not a search. */
function searched({ choices, search }: ChoiceSource) {
  return {
    data: choices,
    searchable: true,
    // Selecting the chosen option again would clear the field.
    allowDeselect: false,
    // when validation focuses this field, the dropdown would cover the error
    openOnFocus: false,
    onSearchChange: (text: string) => search(choices.some(({ label }) => label === text) ? '' : text),
  };
}
