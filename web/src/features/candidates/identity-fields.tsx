import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { Email } from '#contracts/auth/auth.ts';
import { limits } from '#contracts/limits.ts';
import { useTooLong } from '#web/shared/forms/use-too-long.ts';

export interface IdentityValues {
  readonly name: string;
  readonly email: string;
}

/** Client-side validation of a candidate's identity. */
export function useIdentityRules() {
  const { t } = useTranslation('candidates');
  const tooLong = useTooLong();
  return {
    name: (value: string) => (value.trim() === '' ? t('identity.nameRequired') : tooLong(value, limits.person.name)),
    email: (value: string) =>
      value.trim() === '' || Email.safeParse(value).success ? null : t('identity.emailInvalid'),
  };
}

/** As the API expects it: an empty e-mail address becomes null. */
export const identityOf = ({ name, email }: IdentityValues) => ({ name, email: email.trim() === '' ? null : email });

interface IdentityFieldsProps<Values extends IdentityValues> {
  readonly form: Pick<UseFormReturnType<Values>, 'key' | 'getInputProps'>;
  /** says that the field is optional, when adding a candidate */
  readonly emailHint?: string;
  readonly autoFocus?: boolean;
}

/** Name and e-mail of a candidate, in an uncontrolled form. */
export function IdentityFields<Values extends IdentityValues>({
  form,
  emailHint,
  autoFocus = false,
}: IdentityFieldsProps<Values>) {
  const { t } = useTranslation('candidates');
  return (
    <>
      <TextInput
        label={t('identity.name')}
        autoComplete="off"
        data-autofocus={autoFocus || undefined}
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t('identity.email')}
        description={emailHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
    </>
  );
}
