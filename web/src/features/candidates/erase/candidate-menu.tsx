import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { useCandidateExport } from '#web/features/candidates/files/use-candidate-export.ts';
import { HoldDialog } from '#web/features/candidates/hold/hold-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';

interface CandidateMenuProps {
  readonly candidate: Candidate;
  /** leaves the page and what the browser knows of them */
  readonly onErased: () => Promise<void>;
}

/** What is seldom done with a candidate. */
export function CandidateMenu({ candidate, onErased }: CandidateMenuProps) {
  const { t } = useTranslation('candidates');
  const [asking, setAsking] = useState<'erase' | 'hold' | 'held'>();
  const copy = useCandidateExport(candidate.id);
  const isHeld = candidate.legalHold !== null;
  const close = () => setAsking(undefined);
  const menu = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon ref={menu} variant="default" size="lg" aria-label={t('more')} loading={copy.isBusy}>
            <IconDots />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={copy.save}>{t('export')}</Menu.Item>
          <Menu.Item onClick={() => setAsking('hold')}>{t(isHeld ? 'hold.lift.ask' : 'hold.put.ask')}</Menu.Item>
          {/* who is on hold is deleted by nobody: what is in the way is said instead */}
          <Menu.Item onClick={() => setAsking(isHeld ? 'held' : 'erase')}>{t('erase.ask')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <EraseDialog
        candidate={candidate}
        opened={asking === 'erase'}
        onClose={close}
        onErased={onErased}
        returnTo={menu}
      />
      <HoldDialog
        candidate={candidate}
        opened={asking === 'hold' || asking === 'held'}
        isInTheWay={asking === 'held'}
        onClose={close}
        returnTo={menu}
      />
    </>
  );
}
