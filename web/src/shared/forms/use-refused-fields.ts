import { useEffect } from 'react';
import { wrongFields } from './field-errors.ts';

/**
 * Shows the server's error at each field it names. Pass the form's own stable `setErrors`: a setter that changes after
 * each error, such as `setFieldError`, would cause an infinite loop.
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
