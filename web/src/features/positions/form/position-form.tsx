import { Button, Select, TextInput, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { positionTypes } from '#contracts/hiring/positions.ts';
import { levels } from '#contracts/interviewing/plan/plan.ts';
import { limits } from '#contracts/limits.ts';
import type { FormDraft } from '#web/shared/forms/use-form-draft.ts';
import { suggestionsQuery } from '#web/features/positions/api.ts';
import { isLink } from '#web/shared/forms/is-link.ts';
import { FocusAreas } from './areas/focus-areas.tsx';
import { withAreas } from './areas/with-areas.ts';
import { PostingRequirements } from '#web/features/positions/requirements/posting-requirements.tsx';
import { FilledNotice } from './filled-notice.tsx';
import { DescriptionField } from './description-field.tsx';
import { askedOf, describedOf } from './position-fills.ts';
import { type PositionValues, noPosition } from './position-values.ts';
import { PostingLink } from './posting-link.tsx';
import { usePastedPosting } from './use-pasted-posting.ts';
import { usePositionFills } from './use-position-fills.ts';
import { currentLanguage } from '#web/shared/language/i18n.ts';
import { focusFirstError } from '#web/shared/forms/focus-first-error.ts';
import { keepFocus } from '#web/shared/forms/keep-focus.ts';
import { useRefusedFields } from '#web/shared/forms/use-refused-fields.ts';
import { useTooLong } from '#web/shared/forms/use-too-long.ts';
import { Folded } from '#web/shared/ui/folded.tsx';
import { Part } from '#web/shared/ui/page/part.tsx';
import { WordingHints } from '#web/entities/wording/wording-hints.tsx';
import { wordingOf } from './position-wording.ts';
import { SaveBar } from '#web/shared/forms/save-bar.tsx';
import own from './position-form.module.css';
import bar from '#web/shared/forms/save-bar.module.css';

interface PositionFormProps {
  readonly initial?: PositionValues;
  /** link of a posting to import as soon as the form has opened */
  readonly link?: string | undefined;
  readonly draft: FormDraft<PositionValues>;
  readonly submit: string;
  readonly busy: boolean;
  readonly error: unknown;
  /** why saving is impossible regardless of the input; shown beside the disabled button */
  readonly blocked?: string | undefined;
  readonly onSubmit: (values: PositionValues) => void;
  /** other actions, beside the submit button */
  readonly others: ReactNode;
}

const waitMs = 700;
/** keeps the fields of a row aligned */
const noteBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** The form for new and edited positions. Input survives a reload and a refusal. */
export function PositionForm(props: PositionFormProps) {
  const { t } = useTranslation(['positions', 'common']);
  const { initial = noPosition, link, draft, error } = props;
  const isNew = initial === noPosition;
  const id = useId();
  const [begun] = useState<PositionValues>({
    ...initial,
    ...draft.stored,
    ...(link === undefined ? {} : { url: link }),
  });
  const tooLong = useTooLong();
  // Not a focus area yet, but must not be lost on submit.
  const [typedArea, setTypedArea] = useState('');
  const [written, setWritten] = useState(begun);
  const form = useForm<PositionValues>({
    mode: 'uncontrolled',
    initialValues: begun,
    validateInputOnBlur: true,
    onValuesChange: (values) => {
      draft.keep(values);
      setWritten(values);
    },
    validate: {
      title: (value) => (value.trim() === '' ? t('form.titleRequired') : tooLong(value, limits.position.title)),
      description: (value) => tooLong(value, limits.position.description),
      department: (value) => tooLong(value, limits.position.department),
      url: (value) => (value.trim() === '' || isLink(value.trim()) ? null : t('form.urlInvalid')),
    },
  });
  useRefusedFields(error, form.setErrors, t('form.fieldRefused'));
  // Level and type always have a value, which counts as unedited while it is a new form's default.
  const chosen = useRef(new Set<'level' | 'type'>());
  const fills = usePositionFills(form, (name) => !isNew || chosen.current.has(name));
  const [shownAsChosen, setShownAsChosen] = useState<readonly ('level' | 'type')[]>([]);
  const choose = (name: 'level' | 'type'): void => {
    chosen.current.add(name);
    setShownAsChosen([...chosen.current]);
  };
  const isAssumed = (name: 'level' | 'type') =>
    isNew && !shownAsChosen.includes(name) && written[name] === noPosition[name];
  const onPaste = usePastedPosting(form.getValues, (found) => fills.fill('text', found));
  const isFine = (name: 'title' | 'url'): boolean => {
    const { hasError } = form.validateField(name);
    if (hasError) form.getInputNode(name)?.focus();
    return !hasError;
  };
  const [settled] = useDebouncedValue(written, waitMs);
  // Shown at once: unlike a text that is being typed, a choice is final.
  const asked = askedOf({ ...settled, alsoChecked: written.alsoChecked });
  const {
    data: found,
    isFetching,
    isError,
    refetch,
  } = useQuery({ ...suggestionsQuery(asked), placeholderData: keepPreviousData });
  // Requirements can only be deselected once some have been found.
  const hasRequirements = asked !== undefined && (found?.requirements ?? []).length > 0;
  const areas = written.focusAreas;
  const isFull = areas.length >= limits.position.focusAreas;
  const suggested = asked === undefined || isFull ? [] : (found?.focusAreas ?? []);
  const submit = (values: PositionValues): void => {
    const focusAreas = withAreas(values.focusAreas, typedArea);
    // Also set in the form: committed only on blur, it would count as a change made after submitting.
    form.setFieldValue('focusAreas', focusAreas);
    setTypedArea('');
    props.onSubmit({ ...values, focusAreas });
  };
  const { last, undo } = fills;
  const refuse = (errors: typeof form.errors): void => {
    // Expands collapsed sections with errors, so that the invalid field can be focused.
    for (const name of Object.keys(errors)) form.getInputNode(name)?.closest('details')?.setAttribute('open', '');
    focusFirstError(form, errors);
  };
  const postingLink = (
    <PostingLink
      fieldKey={form.key('url')}
      input={form.getInputProps('url')}
      linkNow={() => {
        const url = form.getValues().url.trim();
        if (url !== '' && isFine('url')) return url;
        form.getInputNode('url')?.focus();
        return undefined;
      }}
      readsAtOnce={link !== undefined}
      onRead={(posting) => fills.fill('page', posting)}
    />
  );
  const description = (
    <DescriptionField
      fieldKey={form.key('description')}
      input={{ ...form.getInputProps('description'), onPaste }}
      askedNow={() => (isFine('title') ? describedOf(form.getValues(), currentLanguage()) : undefined)}
      onWritten={(text) => fills.fill('model', { description: text })}
      link={postingLink}
      linkShown={(isNew && begun.url !== '') || form.errors['url'] !== undefined}
      onLinkOpened={() => form.getInputNode('url')?.focus()}
    >
      <FilledNotice last={last} undo={undo} />
    </DescriptionField>
  );
  const title = (
    <Textarea
      label={t('form.title')}
      required
      autosize
      minRows={1}
      onKeyDown={sendOnEnter}
      key={form.key('title')}
      {...form.getInputProps('title')}
    />
  );
  const facts = (
    <div className={own.facts}>
      <Select
        label={t('form.level')}
        allowDeselect={false}
        data={levels.map((level) => ({ value: level, label: t(`common:level.${level}`) }))}
        description={isAssumed('level') && t(isAssumed('type') ? 'form.bothAssumed' : 'form.assumed')}
        inputWrapperOrder={noteBelow}
        onOptionSubmit={() => choose('level')}
        key={form.key('level')}
        {...form.getInputProps('level')}
      />
      <Select
        label={t('form.type')}
        allowDeselect={false}
        data={positionTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        description={isAssumed('type') && t('form.assumed')}
        // the preceding field's description covers both
        descriptionProps={{ className: isAssumed('level') ? 'visually-hidden' : '' }}
        inputWrapperOrder={noteBelow}
        onOptionSubmit={() => choose('type')}
        key={form.key('type')}
        {...form.getInputProps('type')}
      />
      <TextInput label={t('form.department')} key={form.key('department')} {...form.getInputProps('department')} />
    </div>
  );
  const isFact = (name: string) => name === 'level' || name === 'type' || name === 'department';
  const held = [t(`common:level.${written.level}`), t(`type.${written.type}`), written.department.trim()];

  return (
    <form noValidate className={own.form} onSubmit={form.onSubmit(submit, refuse)}>
      <Part title={t('part.job.title')} lead={t(isNew ? 'part.job.lead' : 'part.job.about')}>
        <div className={own.fields}>
          {title}
          {description}
          {/* Open if its fields were filled in automatically or refused, so that the user checks them. */}
          <Folded
            name={t('form.facts')}
            hint={held.filter(Boolean).join(' · ')}
            className={own.folded}
            open={last?.fields.some(isFact) === true || Object.keys(form.errors).some(isFact)}
          >
            {facts}
          </Folded>
        </div>
      </Part>
      <Part title={t('part.areas.title')} lead={t('part.areas.lead')}>
        <FocusAreas
          areas={areas}
          onChange={(next) => form.setFieldValue('focusAreas', next)}
          typed={typedArea}
          onTyped={setTypedArea}
          questions={found?.questions ?? []}
          isFetching={isFetching}
          suggested={suggested.filter((area) => !areas.includes(area))}
          error={form.errors['focusAreas']}
        />
      </Part>
      <Part title={t('required.title')} lead={t(hasRequirements ? 'required.lead' : 'required.ahead')}>
        <PostingRequirements
          found={asked === undefined ? undefined : found?.requirements}
          description={written.description}
          choices={{ notChecked: written.notChecked, alsoChecked: written.alsoChecked }}
          onChange={({ notChecked = written.notChecked, alsoChecked = written.alsoChecked }) =>
            form.setValues({ notChecked, alsoChecked })
          }
          hasFailed={isError}
          onRetry={() => void refetch()}
        />
      </Part>
      <WordingHints written={wordingOf(written)} />
      <SaveBar error={error} inParts>
        <Button
          type="submit"
          variant="filled"
          loading={props.busy}
          disabled={props.blocked !== undefined}
          aria-describedby={props.blocked === undefined ? undefined : `${id}-blocked`}
          onMouseDown={keepFocus}
        >
          {props.submit}
        </Button>
        {props.others}
        {props.blocked !== undefined && (
          <p id={`${id}-blocked`} className={bar.why}>
            {props.blocked}
          </p>
        )}
      </SaveBar>
    </form>
  );
}

/** A title is a single line, even if it wraps. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
