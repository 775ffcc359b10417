import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { Email } from '#contracts/auth.ts';
import type { Candidate } from '#contracts/hiring.ts';
import { keepFocus } from '#web/shared/forms/keep-focus.ts';
import { useTooLong } from '#web/shared/forms/use-too-long.ts';
import { notify } from '#web/shared/notify.ts';
import { FormFailure } from '#web/shared/ui/form-failure.tsx';
import { useUpdateCandidate } from './api.ts';
import styles from './candidate-identity.module.css';

/** Name and e-mail: read from the CV where they were there, corrected here. */
export function CandidateIdentity({ candidate }: { readonly candidate: Candidate }) {
  const { t } = useTranslation(['candidates', 'common']);
  const update = useUpdateCandidate(candidate);
  const tooLong = useTooLong();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: candidate.name, email: candidate.email ?? '' },
    validateInputOnBlur: true,
    validate: {
      name: (value) => (value.trim() === '' ? t('identity.nameRequired') : tooLong(value, 120)),
      email: (value) => (value.trim() === '' || Email.safeParse(value).success ? null : t('identity.emailInvalid')),
    },
  });
  const submit = form.onSubmit(({ name, email }) => {
    update.mutate(
      { name, email: email.trim() === '' ? null : email },
      { onSuccess: () => notify.success(t('identity.saved')) },
    );
  });
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextInput label={t('identity.name')} key={form.key('name')} {...form.getInputProps('name')} />
      <TextInput label={t('identity.email')} type="email" key={form.key('email')} {...form.getInputProps('email')} />
      <Button type="submit" loading={update.isPending} onMouseDown={keepFocus}>
        {t('common:action.save')}
      </Button>
      <FormFailure error={update.error} />
    </form>
  );
}
