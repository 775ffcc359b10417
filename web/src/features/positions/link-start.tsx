import { Button, TextInput } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { limits } from '#contracts/limits.ts';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import { startFromLink } from './start-from-link.ts';
import { isLink } from '#web/shared/forms/is-link.ts';
import styles from './link-start.module.css';

/** The first position can be imported from the page where it is posted. */
export function LinkStart() {
  const { t } = useTranslation('positions');
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const [link, setLink] = useState('');
  const [isRefused, setRefused] = useState(false);
  const start = (event: FormEvent): void => {
    event.preventDefault();
    if (isLink(link.trim())) startFromLink(navigate, link.trim());
    else setRefused(true);
  };
  return (
    <form noValidate className={styles.start} onSubmit={start}>
      <TextInput
        className={styles.link}
        label={t('import.start')}
        description={t(isPhone ? 'import.whereOnPhone' : 'import.where')}
        type="url"
        placeholder="https://"
        maxLength={limits.position.url}
        value={link}
        onChange={(event) => {
          setLink(event.currentTarget.value);
          setRefused(false);
        }}
        error={isRefused && t('form.urlInvalid')}
      />
      <Button type="submit" leftSection={<IconFileImport aria-hidden />}>
        {t('import.action')}
      </Button>
    </form>
  );
}
