import { Button, PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NewPasswordField } from '#web/entities/password/new-password-field.tsx';
import { useUser } from '#web/shared/api/session.ts';
import formStyles from '#web/shared/forms/form.module.css';
import { paths } from '#web/shared/paths.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { AccountName } from '#web/entities/password/account-name.tsx';
import styles from './account.module.css';
import type { PasswordChange } from './use-password-change.ts';

/**
 * Fields for a new password, saved together with the rest of the page. An account without a password sets its first one
 * by an e-mailed link.
 */
export function ChangePassword({ change }: { readonly change: PasswordChange }) {
  const { t } = useTranslation('profile');
  const { email, hasPassword } = useUser();
  const { opener } = change;
  if (!hasPassword) {
    return (
      <>
        <p>{t('password.none')}</p>
        <Link className={`link ${styles.more ?? ''}`} to={paths.forgotPassword()} state={{ email }}>
          {t('password.byLink')}
        </Link>
      </>
    );
  }
  if (!change.isOpen) {
    return (
      <div className={styles.act}>
        <Button ref={opener} onClick={change.open}>
          {t('password.change')}
        </Button>
      </div>
    );
  }
  return <PasswordFields change={change} email={email} />;
}

interface PasswordFieldsProps {
  readonly change: PasswordChange;
  readonly email: string;
}

function PasswordFields({ change, email }: PasswordFieldsProps) {
  const { t } = useTranslation(['profile', 'auth', 'common']);
  const { password, typedCurrent, problem, changeCurrent, currentField, newField } = change;
  return (
    <div className={classes(formStyles.form, styles.narrow)}>
      <AccountName email={email} />
      <PasswordInput
        label={t('password.current')}
        autoComplete="current-password"
        autoFocus
        visibilityToggleButtonProps={{ 'aria-label': t('auth:field.showPassword') }}
        ref={currentField}
        value={typedCurrent}
        error={problem}
        onChange={(event) => changeCurrent(event.currentTarget.value)}
      />
      <div>
        <NewPasswordField
          label={t('auth:field.newPassword')}
          typed={password.value}
          ref={newField}
          error={password.problem}
          onChange={(event) => password.change(event.currentTarget.value)}
        />
        <p className="small muted">
          <Link className="link" to={paths.forgotPassword()} state={{ email }}>
            {t('auth:login.forgot')}
          </Link>
        </p>
      </div>
      <div className={formStyles.foot}>
        <Button onClick={change.close}>{t('common:action.cancel')}</Button>
      </div>
    </div>
  );
}
