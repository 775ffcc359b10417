import { Button, Checkbox, Modal, Radio, Stack } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { type ShareView, shareViews } from '#contracts/interviewing/summary/interview-share.ts';
import { planRefusalOf } from '#web/shared/api/api-error.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { newIdempotencyKey } from '#web/shared/api/api-client.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { useUpgradeRequest } from '#web/shared/upgrade.ts';
import { useCreateShare } from './api.ts';
import { MadeLink } from './made-link.tsx';
import { ShareLinks } from './share-links.tsx';
import { useShare } from './use-share.ts';
import styles from './share-dialog.module.css';

/** Creates a share link to an interview and lists the active ones. Namespaces: share, common. */
export function ShareDialog({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation(['share', 'common']);
  const { view, set } = useShare();
  // Hidden while the upgrade dialog is open, and shown again afterwards.
  const isOffered = useUpgradeRequest() !== undefined;
  const create = useCreateShare(interview.id);
  const close = (): void => {
    set(undefined);
    create.reset();
  };
  return (
    <Modal
      opened={view !== undefined && !isOffered}
      onClose={close}
      size={560}
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      {create.data === undefined ? (
        <NewLink
          interview={interview}
          view={view ?? 'questions'}
          onView={set}
          onCreate={(wanted) => create.mutate({ ...wanted, key: newIdempotencyKey() })}
          busy={create.isPending}
          error={create.error}
        />
      ) : (
        <MadeLink url={create.data.url} onAnother={() => create.reset()} />
      )}
      <ShareLinks interviewId={interview.id} />
    </Modal>
  );
}

interface NewLinkProps {
  readonly interview: Interview;
  readonly view: ShareView;
  readonly onView: (view: ShareView) => void;
  readonly onCreate: (wanted: { view: ShareView; hideName: boolean }) => void;
  readonly busy: boolean;
  readonly error: Error | null;
}

function NewLink({ interview, view: atFirst, onView, onCreate, busy, error }: NewLinkProps) {
  const { t } = useTranslation('share');
  // Local state, because the URL updates slightly later.
  const [view, setView] = useState(atFirst);
  const [hideName, setHideName] = useState(true);
  const isDecided = interview.status === 'completed' && interview.recommendation !== null;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onCreate({ view, hideName });
  };
  // The upgrade dialog replaces this one and explains the refusal.
  const isOffer = planRefusalOf(error) !== undefined;
  return (
    <form onSubmit={submit}>
      <p className={styles.lead}>{t('lead')}</p>
      <Radio.Group
        label={t('view.label')}
        value={view}
        onChange={(value) => {
          const chosen = shareViews.find((one) => one === value) ?? view;
          setView(chosen);
          onView(chosen);
        }}
      >
        <Stack gap={12} className={styles.choices}>
          {shareViews.map((one) => {
            const isLater = one === 'report' && !isDecided;
            return (
              <Radio
                key={one}
                value={one}
                disabled={isLater}
                data-autofocus={one === view || undefined}
                label={t(`view.${one}`)}
                description={isLater ? t('reportLater') : t(`viewText.${one}`)}
              />
            );
          })}
        </Stack>
      </Radio.Group>
      <Checkbox
        className={styles.hide ?? ''}
        checked={hideName}
        onChange={(event) => setHideName(event.currentTarget.checked)}
        label={t('hideName')}
        description={t('hideNameText')}
      />
      {error !== null && !isOffer && (
        <Notice tone="danger" role="alert" apart>
          {errorMessage(error)}
        </Notice>
      )}
      <div className={styles.foot}>
        <Button type="submit" variant="filled" loading={busy}>
          {t('create')}
        </Button>
      </div>
    </form>
  );
}
