import { ActionIcon, Menu } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/shared/language/format.ts';
import type { PlanPart } from './plan-parts.ts';
import { partId, useCurrentPlace } from './use-current-place.ts';
import styles from './parts-menu.module.css';

interface PartsMenuProps {
  readonly parts: readonly PlanPart[];
  readonly allOpen: boolean;
  readonly onAll: (open: boolean) => void;
}

/** For phones, within reach of the thumb: the parts of the plan with their minutes. */
export function PartsMenu({ parts, allOpen, onAll }: PartsMenuProps) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const { current, goTo } = useCurrentPlace(parts.map(({ name }) => partId(name)));
  return (
    <Menu position="top-start" returnFocus={false}>
      <Menu.Target>
        <ActionIcon variant="default" size={44} aria-label={t('parts.label')}>
          <IconList />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {parts.map(({ name, minutes }) => (
          <Menu.Item
            key={name}
            className={styles.item}
            aria-current={partId(name) === current ? 'true' : undefined}
            rightSection={minutes > 0 && <span className="small dim num">{format.minutes(minutes)}</span>}
            onClick={() => goTo(partId(name))}
          >
            {t(`parts.${name}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item className={styles.item} onClick={() => onAll(!allOpen)}>
          {t(allOpen ? 'parts.closeAll' : 'parts.openAll')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
