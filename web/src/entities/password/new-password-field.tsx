import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordRuleList } from './password-rule-list.tsx';

interface NewPasswordFieldProps extends Omit<PasswordInputProps, 'value'> {
  readonly label: string;
  /** current value for the list of rules, because the field itself may be uncontrolled */
  readonly typed: string;
}

/** A field for a new password, with a list of rules that are ticked as they are met. */
export function NewPasswordField({ typed, ...input }: NewPasswordFieldProps) {
  const { t } = useTranslation('auth');
  const rulesId = useId();
  return (
    <>
      <PasswordInput
        autoComplete="new-password"
        aria-describedby={rulesId}
        visibilityToggleButtonProps={{ 'aria-label': t('field.showPassword') }}
        {...input}
      />
      <PasswordRuleList password={typed} id={rulesId} />
    </>
  );
}
