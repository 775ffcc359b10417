import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { useCandidateExport } from '#web/features/candidates/files/use-candidate-export.ts';
import { type HoldAct, HoldDialog } from '#web/features/candidates/hold/hold-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';

interface CandidateMenuProps {
  readonly candidate: Candidate;
  /** leaves the page and clears the browser's data about the candidate */
  readonly onErased: () => Promise<void>;
}

const first = { act: 'put', isInTheWay: false } as const;

/** Rarely used actions for a candidate. */
export function CandidateMenu({ candidate, onErased }: CandidateMenuProps) {
  const { t } = useTranslation('candidates');
  const [asking, setAsking] = useState<'erase' | 'hold'>();
  // kept while the dialog closes, even though the hold has changed
  const [hold, setHold] = useState<{ readonly act: HoldAct; readonly isInTheWay: boolean }>(first);
  const copy = useCandidateExport(candidate.id);
  const isHeld = candidate.legalHold !== null;
  const close = () => setAsking(undefined);
  const menu = useRef<HTMLButtonElement>(null);
  const askForHold = (act: HoldAct, isInTheWay = false): void => {
    setHold({ act, isInTheWay });
    setAsking('hold');
  };
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
          {isHeld && <Menu.Item onClick={() => askForHold('change')}>{t('hold.change.ask')}</Menu.Item>}
          <Menu.Item onClick={() => askForHold(isHeld ? 'lift' : 'put')}>
            {t(isHeld ? 'hold.lift.ask' : 'hold.put.ask')}
          </Menu.Item>
          {/* a candidate on hold cannot be deleted: shows the hold instead */}
          <Menu.Item onClick={() => (isHeld ? askForHold('lift', true) : setAsking('erase'))}>
            {t('erase.ask')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <EraseDialog
        candidate={candidate}
        opened={asking === 'erase'}
        onClose={close}
        onErased={onErased}
        returnTo={menu}
      />
      <HoldDialog candidate={candidate} {...hold} opened={asking === 'hold'} onClose={close} returnTo={menu} />
    </>
  );
}
