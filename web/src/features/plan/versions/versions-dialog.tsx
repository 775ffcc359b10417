import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { paths } from '#web/shared/paths.ts';
import { CardsSkeleton, Pending } from '#web/shared/ui/page/page-skeletons.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import { planVersionsQuery } from './api.ts';
import { useVersionFacts } from './use-version-facts.ts';
import styles from './versions-dialog.module.css';

interface VersionsDialogProps {
  readonly interview: Interview;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** gets the focus on close, because the menu item that opened the dialog no longer exists */
  readonly returnTo: RefObject<HTMLElement | null>;
}

/** All versions of a plan, with links: a version can be viewed before it is restored. */
export function VersionsDialog({ interview, opened, onClose, returnTo }: VersionsDialogProps) {
  const { t } = useTranslation(['plan', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={560}
      returnFocus={false}
      onExitTransitionEnd={() => returnTo.current?.focus()}
      title={t('versions.title')}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      <p className={styles.lead}>{t('versions.lead')}</p>
      <Versions interview={interview} />
    </Modal>
  );
}

function Versions({ interview: { id, planVersion } }: Pick<VersionsDialogProps, 'interview'>) {
  const { t } = useTranslation('plan');
  const factsOf = useVersionFacts();
  const versions = useQuery(planVersionsQuery(id));
  return (
    <>
      {versions.isError && (
        <ErrorState title={t('versions.failed')} error={versions.error} onRetry={() => void versions.refetch()} />
      )}
      <Pending pending={versions.isPending} skeleton={<CardsSkeleton cards={2} />}>
        <ul>
          {versions.data?.map((one) => (
            <li key={one.version} className={styles.row}>
              <div className={styles.text}>
                <p className={styles.name}>
                  {t('versions.one', { version: one.version })}{' '}
                  {one.version === planVersion && <Tag tone="pen">{t('versions.current')}</Tag>}
                </p>
                <p className={styles.detail}>{factsOf(one)}</p>
              </div>
              {one.version !== planVersion && (
                <Button
                  component={Link}
                  to={paths.interviewVersion(id, one.version)}
                  size="sm"
                  aria-label={t('versions.viewOne', { version: one.version })}
                >
                  {t('versions.view')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Pending>
    </>
  );
}
