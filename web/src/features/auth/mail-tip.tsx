import { IconMail } from '@tabler/icons-react';
import { Trans, useTranslation } from 'react-i18next';
import { useConfig } from '#web/shared/config/api.ts';
import { paths } from '#web/shared/paths.ts';
import styles from './mail-tip.module.css';

/** Where to look for the e-mail with a code or link; in the sandbox, a link to its mailbox. */
export function MailTip({ what }: { readonly what: 'code' | 'link' }) {
  const { t } = useTranslation('auth');
  const config = useConfig();
  return (
    <p className={styles.tip}>
      <IconMail aria-hidden />
      <span>
        {config?.sandbox === true ? (
          <Trans
            t={t}
            i18nKey={`mailTip.${what}Sandbox`}
            components={{
              mailbox: <a className="link" href={paths.sandboxMailbox()} target="_blank" rel="noreferrer" />,
            }}
          />
        ) : (
          t(`mailTip.${what}`)
        )}
      </span>
    </p>
  );
}
