import { useMutation, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePassword } from '#contracts/auth/auth.ts';
import { type NewPassword, useNewPassword } from '#web/entities/password/use-new-password.ts';
import { call } from '#web/shared/api/api-client.ts';
import { refusalOf } from '#web/shared/api/api-error.ts';
import { notify } from '#web/shared/notify.ts';
import { sessionsQuery } from './api.ts';

export interface PasswordChange {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Clears and hides the fields; the focus returns to the button that opened them. */
  readonly close: () => void;
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** there is something to save */
  readonly isTyped: boolean;
  readonly typedCurrent: string;
  readonly changeCurrent: (value: string) => void;
  readonly currentField: RefObject<HTMLInputElement | null>;
  /** error for the current-password field */
  readonly problem: string | undefined;
  readonly password: NewPassword;
  readonly newField: RefObject<HTMLInputElement | null>;
  /**
   * Whether the password change can be sent, or none was entered; if not, a field shows the error and gets the focus.
   */
  readonly stands: () => boolean;
  readonly save: () => void;
  readonly isPending: boolean;
  /** an error that belongs to neither field */
  readonly error: Error | null;
}

/** Changes the password, given the current one; saved together with the rest of the page. */
export function usePasswordChange(): PasswordChange {
  const { t } = useTranslation('auth');
  const client = useQueryClient();
  const currentField = useRef<HTMLInputElement>(null);
  const newField = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const password = useNewPassword(newField);
  const [isOpen, setOpen] = useState(false);
  const [current, setCurrent] = useState('');
  const [problem, setProblem] = useState<string>();
  const attempt = useMutation({
    mutationFn: () => call(changePassword, { body: { currentPassword: current, newPassword: password.value } }),
  });
  const wasOpen = useRef(false);
  useEffect(() => {
    // not if the user has moved on to another field
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const isTyped = isOpen && (current !== '' || password.value !== '');
  const refuseCurrent = (sentence: string): void => {
    setProblem(sentence);
    currentField.current?.focus();
  };
  const close = (): void => {
    setOpen(false);
    setCurrent('');
    setProblem(undefined);
    password.change('');
    attempt.reset();
  };
  return {
    isOpen,
    open: () => setOpen(true),
    close,
    opener,
    isTyped,
    typedCurrent: current,
    changeCurrent: (value) => {
      setCurrent(value);
      setProblem(undefined);
      attempt.reset();
    },
    currentField,
    problem,
    password: {
      ...password,
      change: (value) => {
        password.change(value);
        attempt.reset();
      },
    },
    newField,
    stands: () => {
      if (!isTyped) return true;
      if (current !== '') return password.stands();
      refuseCurrent(t('field.passwordRequired'));
      return false;
    },
    save: () =>
      attempt.mutate(undefined, {
        onSuccess: () => {
          void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
          // the language may have been saved at the same time
          notify.success(i18next.t('profile:password.changed'), i18next.t('profile:password.changedDetail'));
          close();
        },
        onError: (error) => {
          if (password.refused(changePassword, error)) return;
          if (refusalOf(changePassword, error)?.code === 'auth.password_wrong') refuseCurrent(error.message);
        },
      }),
    isPending: attempt.isPending,
    error: problem === undefined && password.problem === undefined ? attempt.error : null,
  };
}
