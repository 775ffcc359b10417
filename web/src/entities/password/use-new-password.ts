import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Endpoint } from '#contracts/endpoint.ts';
import { refusalOf } from '#web/shared/api/api-error.ts';
import { passwordProblem } from './password-rules.ts';

export interface NewPassword {
  readonly value: string;
  /** error message for the field, from the rules or the server */
  readonly problem: string | undefined;
  readonly change: (value: string) => void;
  /** Whether the password meets the rules; if not, shows the error and focuses the field. */
  readonly stands: () => boolean;
  /** Shows a server refusal at the field; returns false if the error was not about the password. */
  readonly refused: (endpoint: Endpoint, error: Error) => boolean;
}

const judgements: ReadonlySet<string> = new Set([
  'auth.password_too_short',
  'auth.password_weak',
  'auth.password_common',
  'auth.password_has_email',
  'auth.password_same',
]);

/** State of a field for a new password, including its errors from the rules and the server. */
export function useNewPassword(field: RefObject<HTMLInputElement | null>): NewPassword {
  const { t } = useTranslation('errors');
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string>();
  const say = (sentence: string): void => {
    setProblem(sentence);
    field.current?.focus();
  };
  return {
    value,
    problem,
    change: (next) => {
      setValue(next);
      setProblem(undefined);
    },
    stands: () => {
      const broken = passwordProblem(value);
      if (broken !== undefined) say(t(`auth.${broken}`));
      return broken === undefined;
    },
    refused: (endpoint, error) => {
      const judged = judgements.has(refusalOf(endpoint, error)?.code ?? '');
      if (judged) say(error.message);
      return judged;
    },
  };
}
