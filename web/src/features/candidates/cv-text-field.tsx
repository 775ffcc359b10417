import { Textarea, type TextareaProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** A field for pasting the text of a CV. */
export function CvTextField(
  props: Pick<TextareaProps, 'label' | 'description' | 'minRows' | 'autoFocus' | 'value' | 'onChange' | 'error'>,
) {
  const { t } = useTranslation('candidates');
  return <Textarea label={t('cv.pasteLabel')} autosize minRows={8} maxRows={20} {...props} />;
}
