import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Position } from '#contracts/hiring/positions.ts';
import { linkInState } from '#web/features/positions/start-from-link.ts';
import { useCreatePosition } from '#web/features/positions/api.ts';
import { PositionFailed } from '#web/features/positions/position-failed.tsx';
import { PositionForm } from '#web/features/positions/form/position-form.tsx';
import { type PositionValues, noPosition, toInput, toValues } from '#web/features/positions/form/position-values.ts';
import { useActionKey } from '#web/shared/forms/use-action-key.ts';
import { useFormDraft } from '#web/shared/forms/use-form-draft.ts';
import { positionQuery } from '#web/entities/position/api.ts';
import { useLimit } from '#web/entities/quota/api.ts';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';
import { LimitNotice } from '#web/entities/quota/limit-notice.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';
import { Breadcrumbs } from '#web/shared/ui/page/top-bar.tsx';

export { PositionFailed as Failure };

export function Component() {
  const [address] = useSearchParams();
  const copyOf = address.get('copyOf');
  return copyOf === null ? <NewPosition /> : <CopiedPosition copyOf={copyOf} />;
}

function CopiedPosition({ copyOf }: { readonly copyOf: string }) {
  const { data } = useSuspenseQuery(positionQuery(copyOf));
  return <NewPosition copied={data} />;
}

function NewPosition({ copied }: { readonly copied?: Position }) {
  const { t } = useTranslation(['positions', 'common']);
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const [link] = useState(() => linkInState(state));
  useEffect(() => {
    // Clears the link, or a reload would fetch the job posting again.
    if (link !== undefined) void navigate('.', { replace: true, state: null });
  }, [link, navigate]);
  const draft = useFormDraft<PositionValues>(copied === undefined ? 'position' : `position:copy:${copied.id}`);
  const [initial] = useState(() => (copied === undefined ? noPosition : toValues(copied)));
  const create = useCreatePosition();
  const keyFor = useActionKey();
  const limit = useLimit('positions');
  const cancel = (): void => {
    draft.drop();
    void navigate(copied === undefined ? paths.positions() : paths.position(copied.id));
  };
  const submit = (values: PositionValues): void => {
    create.mutate(
      { body: toInput(values), key: keyFor(values) },
      {
        onSuccess: (position) => {
          draft.drop();
          notify.success(t('created'));
          // for a copy, Back leads to the original position, not to the submitted form
          void navigate(paths.position(position.id), { replace: copied !== undefined });
        },
      },
    );
  };
  return (
    <Page title={t('new.title')}>
      <Breadcrumbs crumbs={[{ label: t('title'), to: paths.positions() }, { label: t('new.title') }]} />
      <PageHeader title={t('new.title')}>
        {copied === undefined ? t('new.lead') : t('new.copied', { title: copied.title })}
      </PageHeader>
      <LimitNotice resource="positions" />
      <PositionForm
        initial={initial}
        draft={draft}
        link={link}
        submit={t('create')}
        busy={create.isPending}
        error={create.error}
        blocked={
          limit?.canCreate === false ? t('common:limit.positions.title', { count: limit.limit ?? 0 }) : undefined
        }
        onSubmit={submit}
        others={<Button onClick={cancel}>{t('common:action.cancel')}</Button>}
      />
    </Page>
  );
}
