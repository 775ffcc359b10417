import { Button, Checkbox, NumberInput, Select, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { bands } from '#contracts/interviewing/plan/bands.ts';
import type { Language } from '#contracts/common.ts';
import { type Competency, questionKinds } from '#contracts/interviewing/plan/plan.ts';
import { limits } from '#contracts/limits.ts';
import { BandLabel } from '#web/entities/plan/question/band.tsx';
import { WordingHints } from '#web/entities/wording/wording-hints.tsx';
import { focusFirstError } from '#web/shared/forms/focus-first-error.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { keepFocus } from '#web/shared/forms/keep-focus.ts';
import { useTooLong } from '#web/shared/forms/use-too-long.ts';
import { type QuestionValues, linesOf } from './question-values.ts';
import forms from '#web/shared/forms/form.module.css';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './question-form.module.css';

interface QuestionFormProps {
  readonly initial: QuestionValues;
  readonly isNew: boolean;
  readonly language: Language;
  readonly competencies: readonly Competency[];
  /** the most minutes this question may take */
  readonly most: number;
  /** the most minutes any question may take, including extra time */
  readonly mostEver: number;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onTyped: (values: QuestionValues) => void;
  readonly onSubmit: (values: QuestionValues) => void;
  readonly onCancel: () => void;
}

export function QuestionForm({ initial, isNew, most, mostEver, ...props }: QuestionFormProps) {
  const { t } = useTranslation(['plan', 'common']);
  const tooLong = useTooLong();
  const lines = (text: string, many: number, long: number, missing?: string): string | null => {
    const written = linesOf(text);
    const longest = Math.max(0, ...written.map(({ length }) => length));
    if (written.length === 0) return missing ?? null;
    if (written.length > many) return t('edit.tooMany', { max: many });
    return longest > long ? t('edit.lineTooLong', { length: longest, max: long }) : null;
  };
  const minutes = (value: number | ''): string | null => {
    const { min } = limits.plan.questionMinutes;
    const max = mostEver;
    if (value === '' || value < min || value > max) return t('edit.between', { min, max });
    return value > most ? t('edit.tooLong', { count: value - most }) : null;
  };
  /** The first invalid band; all bands together are one form field. */
  const bandFault = (written: readonly string[]): { readonly at: number; readonly text: string } | undefined => {
    const missing = isNew && written.every((text) => text.trim() === '') ? undefined : t('edit.bandRequired');
    const faults = written.map((text) => lines(text, limits.plan.behaviours, limits.plan.behaviour, missing));
    const at = faults.findIndex((fault) => fault !== null);
    return at < 0 ? undefined : { at, text: faults[at] ?? '' };
  };
  const form = useForm<QuestionValues>({
    initialValues: initial,
    validateInputOnBlur: true,
    onValuesChange: props.onTyped,
    validate: {
      text: (value) => (value.trim() === '' ? t('edit.required') : tooLong(value, limits.plan.question)),
      minutes,
      keyPoints: (value) => lines(value, limits.plan.keyPoints, limits.plan.keyPoint, t('edit.keyPointsRequired')),
      probes: (value) => lines(value, limits.plan.probes, limits.plan.probe),
      redFlags: (value) => lines(value, limits.plan.redFlags, limits.plan.redFlag),
      handout: (value) => lines(value, limits.plan.handoutLines, limits.plan.handoutLine),
      competencyId: (value) =>
        props.competencies.some(({ id }) => id === value) ? null : t('edit.competencyRequired'),
      bands: (written) => {
        const fault = bandFault(written);
        return fault === undefined ? null : `${bands[fault.at] ?? ''}: ${fault.text}`;
      },
    },
  });
  const { values } = form;
  const free = most - (values.minutes === '' ? 0 : values.minutes);
  const list = { description: t('edit.perLine'), autosize: true, minRows: 2, maxRows: 10 };
  return (
    <form
      noValidate
      className={forms.form}
      onSubmit={form.onSubmit(props.onSubmit, (errors, written) => {
        const band = bandFault(written.bands);
        focusFirstError(form, { ...errors, ...(band !== undefined && { [`bands.${band.at}`]: band.text }) });
      })}
    >
      <Textarea
        label={t('edit.text')}
        autosize
        minRows={2}
        maxRows={8}
        data-autofocus
        {...form.getInputProps('text')}
      />
      <WordingHints
        written={
          values.text.trim() === '' ? undefined : { text: values.text, language: props.language, kind: 'question' }
        }
      />
      <div className={forms.pair}>
        <NumberInput
          label={t('edit.minutes')}
          description={free > 0 ? t('edit.free', { count: free }) : t('edit.noneFree')}
          allowDecimal={false}
          allowNegative={false}
          min={limits.plan.questionMinutes.min}
          max={mostEver}
          clampBehavior="none"
          {...form.getInputProps('minutes')}
          onChange={(value) => form.setFieldValue('minutes', typeof value === 'number' ? value : '')}
        />
        <Checkbox
          className={styles.must}
          label={t('edit.mustAsk')}
          {...form.getInputProps('mustAsk', { type: 'checkbox' })}
        />
      </div>
      {isNew && (
        <div className={forms.pair}>
          <Select
            label={t('edit.kind')}
            allowDeselect={false}
            data={questionKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            {...form.getInputProps('kind')}
          />
          <Select
            label={t('edit.competency')}
            allowDeselect={false}
            data={props.competencies.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('competencyId')}
          />
        </div>
      )}
      <Textarea label={t('edit.keyPoints')} {...list} {...form.getInputProps('keyPoints')} />
      <Textarea label={t('edit.probes')} {...list} {...form.getInputProps('probes')} />
      <fieldset className={styles.bands}>
        <legend>{t('edit.bands')}</legend>
        <p className="small muted">{t(isNew ? 'edit.bandsByRule' : 'edit.perLine')}</p>
        {bands.map((band, at) => (
          <Textarea
            key={band}
            label={<BandLabel band={band} />}
            autosize
            minRows={2}
            maxRows={6}
            {...form.getInputProps(`bands.${at}`)}
          />
        ))}
        {form.errors['bands'] !== undefined && (
          <p className={styles.fault} role="alert">
            {form.errors['bands']}
          </p>
        )}
      </fieldset>
      <Textarea label={t('edit.redFlags')} {...list} {...form.getInputProps('redFlags')} />
      <Textarea label={t('edit.handout')} {...list} {...form.getInputProps('handout')} />
      <FormFailure error={props.error} />
      <div className={classes(forms.foot, forms.inDialog)}>
        <Button onClick={props.onCancel}>{t('common:action.cancel')}</Button>
        <Button type="submit" variant="filled" loading={props.busy} onMouseDown={keepFocus}>
          {t('common:action.save')}
        </Button>
      </div>
    </form>
  );
}
