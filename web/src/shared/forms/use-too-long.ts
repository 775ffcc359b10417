import { useTranslation } from 'react-i18next';

/**
 * Returns an error if a text is longer than the server accepts. Not `maxLength` on the field, which silently truncates
 * pasted text.
 */
export function useTooLong(): (value: string, max: number) => string | null {
  const { t } = useTranslation();
  return (value, max) => {
    const { length } = value.trim();
    return length > max ? t('error.tooLong', { max, length }) : null;
  };
}
