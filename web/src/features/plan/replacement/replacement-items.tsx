import { Menu } from '@mantine/core';
import { IconReplace, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { WantedReplacement } from '#contracts/interviewing/plan/question-replacement.ts';
import { useUser } from '#web/shared/api/session.ts';
import { useConfig } from '#web/shared/config/api.ts';

interface ReplacementItemsProps {
  /** another question is on its way */
  readonly busy: boolean;
  /** it stays, whatever is asked for */
  readonly locked: boolean;
  readonly onReplace: (wanted: WantedReplacement) => void;
}

/** What else a question's menu offers: another one in its place. The playbook cannot tell how hard it is to be. */
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
