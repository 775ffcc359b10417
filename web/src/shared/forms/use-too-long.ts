import { useTranslation } from 'react-i18next';

/**
 * Says that a text is longer than the server takes. Not `maxLength` on the field: that cuts what is pasted without a
 * word.
 */
export function useTooLong(): (value: string, max: number) => string | null {
  const { t } = useTranslation();
  return (value, max) => {
    const { length } = value.trim();
    return length > max ? t('error.tooLong', { max, length }) : null;
  };
}
