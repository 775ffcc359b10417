import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowUp, IconDots, IconFileCv, IconLanguage, IconPlayerSkipForward } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSwitchLanguage } from '#web/features/runner/sync/use-switch-language.ts';
import styles from './run-foot.module.css';

interface FootMenuProps {
  /** undefined at the first step */
  readonly onPrevious: (() => void) | undefined;
  /** undefined if the step has no question */
  readonly onSkip: (() => void) | undefined;
  readonly isSkipped: boolean;
  /** undefined without a CV */
  readonly onCv: (() => void) | undefined;
}

/** The phone's bottom-bar menu: actions that are needed less often than going to the next step. */
export function FootMenu({ onPrevious, onSkip, isSkipped, onCv }: FootMenuProps) {
  const { t } = useTranslation(['runner', 'common']);
  const languages = useSwitchLanguage();
  return (
    <Menu position="top-start" width={240}>
      <Menu.Target>
        <ActionIcon variant="default" size={44} className={styles.more} aria-label={t('more')}>
          <IconDots aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu ?? ''}>
        {onCv !== undefined && (
          <Menu.Item leftSection={<IconFileCv aria-hidden />} onClick={onCv}>
            {t('cv.title')}
          </Menu.Item>
        )}
        {languages !== undefined && (
          <Menu.Item leftSection={<IconLanguage aria-hidden />} onClick={languages.toggle}>
            <span lang={languages.other}>{t(`common:language.${languages.other}`)}</span>
          </Menu.Item>
        )}
        {onSkip !== undefined && (
          <Menu.Item leftSection={<IconPlayerSkipForward aria-hidden />} onClick={onSkip}>
            {isSkipped ? t('skip.undo') : t('skip.action')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconArrowUp aria-hidden />}
          disabled={onPrevious === undefined}
          {...(onPrevious !== undefined && { onClick: onPrevious })}
        >
          {t('previous')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
