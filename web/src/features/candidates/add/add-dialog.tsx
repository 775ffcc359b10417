import { Button, Modal } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { limits } from '#contracts/limits.ts';
import { CvTextField } from '#web/features/candidates/cv-text-field.tsx';
import {
  IdentityFields,
  type IdentityValues,
  identityOf,
  useIdentityRules,
} from '#web/features/candidates/identity-fields.tsx';
import { focusFirstError } from '#web/shared/forms/focus-first-error.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import formStyles from '#web/shared/forms/form.module.css';
import { useActionKey } from '#web/shared/forms/use-action-key.ts';
import { useFormDraft } from '#web/shared/forms/use-form-draft.ts';
import { useRefusedFields } from '#web/shared/forms/use-refused-fields.ts';
import { useTooLong } from '#web/shared/forms/use-too-long.ts';
import { notify } from '#web/shared/notify.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { addButtonId } from './add-button.tsx';
import { useAddCandidate } from './use-add-candidate.ts';

interface AddDialogProps {
  readonly opened: boolean;
  /** the position to add the candidate to; without one, they are added to none yet */
  readonly positionId?: string;
  readonly onClose: () => void;
  readonly onAdded?: (candidate: Candidate) => void;
}

/**
 * Adds a candidate by name. Input is stored on the device until it is sent, even if the dialog is closed. Must be
 * rendered outside the list: an empty list, with everything in it, is replaced once there is a first candidate.
 */
export function AddDialog({ opened, positionId, onClose, onAdded }: AddDialogProps) {
  const { t } = useTranslation(['candidates', 'common']);
  const done = (candidate: Candidate): void => {
    const { name, sameEmailAs } = candidate;
    const said = t('add.done', { name });
    if (sameEmailAs.length === 0) notify.success(said);
    else notify.info(said, t('add.sameEmail', { names: sameEmailAs.map((other) => other.name).join(', ') }));
    onClose();
    onAdded?.(candidate);
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      onExitTransitionEnd={() => document.getElementById(addButtonId)?.focus()}
      size={560}
      title={t('add.title')}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      <AddForm {...(positionId !== undefined && { positionId })} onDone={done} onCancel={onClose} />
    </Modal>
  );
}

interface AddValues extends IdentityValues {
  readonly cvText: string;
}

interface AddFormProps extends Pick<AddDialogProps, 'positionId'> {
  readonly onDone: (candidate: Candidate) => void;
  readonly onCancel: () => void;
}

function AddForm({ positionId, onDone, onCancel }: AddFormProps) {
  const { t } = useTranslation(['candidates', 'common']);
  const draft = useFormDraft<AddValues>('candidate');
  const add = useAddCandidate();
  const keyFor = useActionKey();
  const rules = useIdentityRules();
  const tooLong = useTooLong();
  const form = useForm<AddValues>({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '', cvText: '', ...draft.stored },
    onValuesChange: draft.keep,
    validate: { ...rules, cvText: (value) => tooLong(value, limits.cvText) },
  });
  useRefusedFields(add.error, form.setErrors, t('add.fieldRefused'));
  const submit = ({ cvText, ...person }: AddValues): void => {
    if (add.isPending) return;
    const body = {
      ...identityOf(person),
      ...(cvText.trim() !== '' && { cvText }),
      ...(positionId !== undefined && { positionId }),
    };
    add.mutate(
      { body, key: keyFor(body) },
      {
        onSuccess: (candidate) => {
          draft.drop();
          onDone(candidate);
        },
      },
    );
  };
  const send = form.onSubmit(submit, (errors) => focusFirstError(form, errors));
  return (
    <form
      noValidate
      className={formStyles.form}
      aria-label={t('add.title')}
      onSubmit={(event) => {
        // Through the portal, React would bubble the event to the form that opened this dialog.
        event.stopPropagation();
        send(event);
      }}
    >
      <IdentityFields form={form} emailHint={t('add.optional')} autoFocus />
      <CvTextField
        description={t('add.cvHint')}
        minRows={5}
        key={form.key('cvText')}
        {...form.getInputProps('cvText')}
      />
      <FormFailure error={add.error} />
      <div className={classes(formStyles.foot, formStyles.inDialog)}>
        <Button onClick={onCancel}>{t('common:action.cancel')}</Button>
        <Button type="submit" variant="filled" loading={add.isPending}>
          {t('add.submit')}
        </Button>
      </div>
    </form>
  );
}
