import { Button, Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type User, industries } from '#contracts/auth/auth.ts';
import { limits } from '#contracts/limits.ts';
import { useUser } from '#web/shared/api/session.ts';
import { focusFirstError } from '#web/shared/forms/focus-first-error.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import styles from '#web/shared/forms/form.module.css';
import { keepFocus } from '#web/shared/forms/keep-focus.ts';
import { useFormDraft } from '#web/shared/forms/use-form-draft.ts';
import { useRefusedFields } from '#web/shared/forms/use-refused-fields.ts';
import { useTooLong } from '#web/shared/forms/use-too-long.ts';
import { useSaveCompany } from './api.ts';
import { companyFromEmail } from './company-from-email.ts';
import { webAddress } from './web-address.ts';

interface CompanyValues {
  companyName: string;
  website: string;
  industry: string | null;
  userPosition: string;
}

interface CompanyStepProps {
  readonly others: ReactNode;
  readonly onDone: () => void;
}

/** The company and the user's role. Stored on the server, so that it is available on other devices too. */
export function CompanyStep({ others, onDone }: CompanyStepProps) {
  const { t } = useTranslation(['onboarding', 'common']);
  const user = useUser();
  const draft = useFormDraft<CompanyValues>('setup-company');
  const tooLong = useTooLong();
  const save = useSaveCompany();
  const form = useForm<CompanyValues>({
    mode: 'uncontrolled',
    initialValues: { ...valuesOf(user), ...draft.stored },
    validateInputOnBlur: true,
    onValuesChange: draft.keep,
    validate: {
      companyName: (value) => (value.trim() === '' ? t('company.nameRequired') : tooLong(value, limits.company.name)),
      website: (value) => (value.trim() === '' || webAddress(value) !== undefined ? null : t('company.websiteInvalid')),
      industry: (value) => (value === null ? t('company.industryRequired') : null),
      userPosition: (value) =>
        value.trim() === '' ? t('company.positionRequired') : tooLong(value, limits.person.role),
    },
  });
  useRefusedFields(save.error, form.setErrors, t('fieldRefused'));
  const submit = ({ companyName, website, userPosition, ...values }: CompanyValues): void => {
    const industry = industries.find((one) => one === values.industry);
    if (industry === undefined) return;
    save.mutate(
      { companyName, website: webAddress(website) ?? null, industry, userPosition },
      {
        onSuccess: () => {
          draft.drop();
          onDone();
        },
      },
    );
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
    >
      <TextInput
        label={t('company.name')}
        required
        autoComplete="organization"
        key={form.key('companyName')}
        {...form.getInputProps('companyName')}
      />
      <div className={styles.pair}>
        <TextInput
          label={t('company.website')}
          description={t('company.optional')}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          maxLength={limits.company.website}
          key={form.key('website')}
          {...form.getInputProps('website')}
        />
        <Select
          label={t('company.industry')}
          description={t('company.industryHint')}
          required
          allowDeselect={false}
          placeholder={t('company.choose')}
          data={industries.map((value) => ({ value, label: t(`company.industries.${value}`) }))}
          key={form.key('industry')}
          {...form.getInputProps('industry')}
        />
      </div>
      <TextInput
        label={t('company.userPosition')}
        required
        autoComplete="organization-title"
        key={form.key('userPosition')}
        {...form.getInputProps('userPosition')}
      />
      <FormFailure error={save.error} />
      <div className={styles.foot}>
        <Button type="submit" variant="filled" loading={save.isPending} onMouseDown={keepFocus}>
          {t('common:action.continue')}
        </Button>
        {others}
      </div>
    </form>
  );
}

/** The stored values; for a new account, suggestions based on the e-mail address. */
function valuesOf({ company, email, position }: User): CompanyValues {
  if (company === undefined) return { ...companyFromEmail(email), industry: null, userPosition: position };
  const { name, website, industry } = company;
  return { companyName: name, website: website ?? '', industry, userPosition: position };
}
