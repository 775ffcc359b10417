import { Menu } from '@mantine/core';
import { IconReplace, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { WantedReplacement } from '#contracts/interviewing/plan/question-replacement.ts';
import { useUser } from '#web/shared/api/session.ts';
import { useConfig } from '#web/shared/config/api.ts';

interface ReplacementItemsProps {
  /** a replacement is being written */
  readonly busy: boolean;
  /** locked: it cannot be replaced */
  readonly locked: boolean;
  readonly onReplace: (wanted: WantedReplacement) => void;
}

/** Menu items that replace a question with another. The playbook offers no choice of difficulty. */
export function ReplacementItems({ busy, locked, onReplace }: ReplacementItemsProps) {
  const { t } = useTranslation('plan');
  const config = useConfig();
  const { aiEnabled } = useUser();
  const item = (wanted: WantedReplacement, Icon: typeof IconReplace) => (
    <Menu.Item leftSection={<Icon aria-hidden />} disabled={busy || locked} onClick={() => onReplace(wanted)}>
      {t(`replace.${wanted}`)}
    </Menu.Item>
  );
  return (
    <>
      <Menu.Divider />
      {item('other', IconReplace)}
      {config?.ai === 'model' && aiEnabled && (
        <>
          {item('easier', IconTrendingDown)}
          {item('harder', IconTrendingUp)}
        </>
      )}
    </>
  );
}
