import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { VersionsDialog } from '#web/features/plan/versions/versions-dialog.tsx';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { lazyWithTexts } from '#web/shared/language/load-with-texts.ts';
import { useActionKey } from '#web/shared/forms/use-action-key.ts';
import { interviewStateOf } from '#web/entities/interview/interview-state.ts';
import { useNow } from '#web/entities/interview/use-now.ts';
import { ExportItems } from '#web/entities/interview/export/export-items.tsx';
import { useCalendarFile } from '#web/entities/interview/export/use-calendar-file.ts';
import { useExport } from '#web/entities/interview/export/use-export.ts';
import { ExportMenu } from '#web/entities/interview/export/export-menu.tsx';
import { ShareButton } from '#web/entities/share/share-button.tsx';
import { ShareHost } from '#web/entities/share/share-host.tsx';
import { useShare } from '#web/entities/share/use-share.ts';
import { useIsReadOnly } from '#web/entities/position/api.ts';
import { TopBarActions } from '#web/shared/ui/page/top-bar.tsx';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import { RegenerateDialog } from '#web/features/plan/regeneration/regenerate-dialog.tsx';
import { useGeneratePlan } from './api.ts';
import { CancelInterview } from './cancel-interview.tsx';
import { CopyPlan } from './copy-plan.tsx';
import { PrintItems } from './print-items.tsx';
import { StartButton } from './start-button.tsx';

const SheetsDialog = lazyWithTexts(
  async () => (await import('./for-candidate/sheets-dialog.tsx')).SheetsDialog,
  ['forCandidate'],
);

/** Actions for an interview that has not started. */
export function InterviewActions({
  interview,
  startable = false,
  plan,
  locked = [],
}: {
  readonly interview: Interview;
  readonly startable?: boolean;
  /** the current plan, if there is one */
  readonly plan?: Plan;
  /** ids of questions that regeneration keeps */
  readonly locked?: readonly string[];
}) {
  const { t } = useTranslation(['plan', 'common']);
  const generate = useGeneratePlan(interview.id);
  const isReadOnly = useIsReadOnly(interview.position.id);
  const keyFor = useActionKey();
  const isPhone = useIsPhone();
  const isOverdue = interviewStateOf(interview, useNow()) === 'overdue';
  const { start, isBusy } = useExport(interview.id, 'plan', plan?.language);
  const calendar = useCalendarFile(interview.id);
  const { set: share } = useShare();
  const [opened, setOpened] = useState<'regenerate' | 'versions' | 'sheets' | 'cancel'>();
  const [hasSheets, setHasSheets] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const regenerate = (): void => {
    setOpened(undefined);
    const key = keyFor(interview.generation.attempt);
    // Explicit, because otherwise the playbook core that has been locked meanwhile would be reused.
    generate.mutate(
      { key, ...(plan !== undefined && plan.fallbackReason !== null && { source: 'ai' }) },
      { onError: notifyError },
    );
  };
  return (
    <>
      {plan !== undefined && !isPhone && (
        <TopBarActions>
          <ShareButton view="questions" />
          <ExportMenu
            interviewId={interview.id}
            what="plan"
            language={plan.language}
            prints={<PrintItems plan={plan} />}
          >
            <CopyPlan interviewId={interview.id} language={plan.language} />
          </ExportMenu>
        </TopBarActions>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            ref={menu}
            variant="default"
            size="lg"
            aria-label={t('more')}
            loading={(isPhone && isBusy) || calendar.isBusy || generate.isPending}
          >
            <IconDots />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {plan !== undefined && isPhone && (
            <>
              <Menu.Item onClick={() => share('questions')}>{t('common:share.action')}</Menu.Item>
              <CopyPlan interviewId={interview.id} language={plan.language} />
              <ExportItems onExport={start} prints={<PrintItems plan={plan} />} />
            </>
          )}
          {plan !== undefined && (
            <Menu.Item disabled={isReadOnly} onClick={() => setOpened('regenerate')}>
              {t('regenerate.action')}
            </Menu.Item>
          )}
          {interview.scheduledAt !== null && !isOverdue && (
            <Menu.Item onClick={calendar.save}>{t('calendar')}</Menu.Item>
          )}
          <Menu.Item
            onClick={() => {
              setHasSheets(true);
              setOpened('sheets');
            }}
          >
            {t('forCandidate')}
          </Menu.Item>
          {plan !== undefined && plan.version > 1 && (
            <Menu.Item onClick={() => setOpened('versions')}>{t('versions.title')}</Menu.Item>
          )}
          <Menu.Item onClick={() => setOpened('cancel')}>{t('cancel.action')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {/* on a phone the start button is in the bottom bar */}
      {plan !== undefined && !isPhone && <StartButton interview={interview} startable={startable} />}
      {plan !== undefined && <ShareHost interview={interview} />}
      {plan !== undefined && (
        <RegenerateDialog
          interview={interview}
          plan={plan}
          locked={locked}
          opened={opened === 'regenerate'}
          onClose={() => setOpened(undefined)}
          onConfirm={regenerate}
        />
      )}
      {plan !== undefined && (
        <VersionsDialog
          interview={interview}
          opened={opened === 'versions'}
          onClose={() => setOpened(undefined)}
          returnTo={menu}
        />
      )}
      {/* loaded on first use and then kept mounted, so that closing is animated too */}
      {hasSheets && (
        <Suspense>
          <SheetsDialog
            interview={interview}
            opened={opened === 'sheets'}
            onClose={() => setOpened(undefined)}
            returnTo={menu}
          />
        </Suspense>
      )}
      <CancelInterview interview={interview} opened={opened === 'cancel'} onClose={() => setOpened(undefined)} />
    </>
  );
}
