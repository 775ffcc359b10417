import { useEffect } from 'react';
import { wrongFields } from './field-errors.ts';

/**
 * Shows the server's refusal at each field it names. `setErrors` must be a form's own, which never changes: a setter
 * that is new after each error, as `setFieldError`, would set errors without end.
 */
export function useRefusedFields(
  error: unknown,
  setErrors: (errors: Record<string, string>) => void,
  message: string,
): void {
  useEffect(() => {
    const fields = wrongFields(error);
    if (fields.length > 0) setErrors(Object.fromEntries(fields.map((field) => [field, message])));
  }, [error, setErrors, message]);
}
