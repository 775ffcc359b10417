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
  /** What was typed is gone; what had the focus goes with the fields, and what opened them has it then. */
  readonly close: () => void;
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** there is something to save */
  readonly isTyped: boolean;
  readonly typedCurrent: string;
  readonly changeCurrent: (value: string) => void;
  readonly currentField: RefObject<HTMLInputElement | null>;
  /** for the field of the current one */
  readonly problem: string | undefined;
  readonly password: NewPassword;
  readonly newField: RefObject<HTMLInputElement | null>;
  /** Whether it can be sent, or is not asked for; if not, a field says why and has the focus. */
  readonly stands: () => boolean;
  readonly save: () => void;
  readonly isPending: boolean;
  /** what no field says */
  readonly error: Error | null;
}

/** A new password by the current one, to be saved with the rest of the page. */
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
    // not from somebody who went on to another field
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
          // the language may have been saved with it
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
