import { Button, type ButtonProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Id of the one such button on a page: where the focus goes after somebody was added. */
export const addButtonId = 'add-candidate';

interface AddButtonProps extends Pick<ButtonProps, 'size'> {
  readonly onClick: () => void;
}

/** The second way to add somebody: by name, with the text of a CV or without one. */
export function AddButton(props: AddButtonProps) {
  const { t } = useTranslation('candidates');
  return (
    <Button id={addButtonId} data-new {...props}>
      {t('add.action')}
    </Button>
  );
}
