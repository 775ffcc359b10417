import { Button, type ButtonProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Id of the page's only such button, which gets the focus after a candidate was added. */
export const addButtonId = 'add-candidate';

interface AddButtonProps extends Pick<ButtonProps, 'size'> {
  readonly onClick: () => void;
}

/** The alternative to uploading CVs: adds a candidate by name, with or without the text of a CV. */
export function AddButton(props: AddButtonProps) {
  const { t } = useTranslation('candidates');
  return (
    <Button id={addButtonId} data-new {...props}>
      {t('add.action')}
    </Button>
  );
}
