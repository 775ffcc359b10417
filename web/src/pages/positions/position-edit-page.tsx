import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import type { Position } from '#contracts/hiring.ts';
import { positionQuery, useUpdatePosition } from '#web/features/positions/api.ts';
import { PositionForm, type PositionValues, toInput, toValues } from '#web/features/positions/position-form.tsx';
import { ApiError } from '#web/shared/api-error.ts';
import { useFormDraft } from '#web/shared/forms/use-form-draft.ts';
import type { Namespace } from '#web/shared/i18n-resources.ts';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';
import { ErrorState } from '#web/shared/ui/error-state.tsx';
import { PageHeader } from '#web/shared/ui/page-header.tsx';
import { FormSkeleton, Pending } from '#web/shared/ui/page-skeletons.tsx';
import { Page } from '#web/shared/ui/page.tsx';
import { Breadcrumbs } from '#web/shared/ui/top-bar.tsx';

export const namespaces: readonly Namespace[] = ['positions'];

export function Component() {
  const { t } = useTranslation('positions');
  const { positionId = '' } = useParams();
  // What is being edited must not change under the fingers; a newer version shows when it is sent.
  const position = useQuery({ ...positionQuery(positionId), refetchOnWindowFocus: false });
  return (
    <Page title={t('edit.title')} width="reading">
      {position.isLoadingError && <PageHeader title={t('title')} />}
      {position.isError && (
        <ErrorState
          title={t('failed')}
          error={position.error}
          onRetry={() => void position.refetch()}
          wayOn={
            <Button component={Link} to={paths.positions()} size="sm">
              {t('all')}
            </Button>
          }
        />
      )}
      <Pending pending={position.isPending} skeleton={<FormSkeleton />}>
        {position.data !== undefined && <EditPosition key={positionId} position={position.data} />}
      </Pending>
    </Page>
  );
}

function EditPosition({ position }: { readonly position: Position }) {
  const { t } = useTranslation(['positions', 'common']);
  const navigate = useNavigate();
  const draft = useFormDraft<PositionValues>(`position:${position.id}:${String(position.version)}`);
  const update = useUpdatePosition(position.id);
  const stale = update.error instanceof ApiError && update.error.code === 'common.stale';
  // what was given up must not come back as if it were the saved text
  const cancel = (): void => {
    draft.drop();
    void navigate(paths.position(position.id));
  };
  const submit = (values: PositionValues): void => {
    update.mutate(
      { patch: toInput(values), version: position.version },
      {
        onSuccess: () => {
          draft.drop();
          notify.success(t('saved'));
          void navigate(paths.position(position.id));
        },
      },
    );
  };
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t('title'), to: paths.positions() },
          { label: position.title, to: paths.position(position.id) },
          { label: t('common:action.edit') },
        ]}
      />
      <PageHeader title={t('edit.title')}>{t('edit.lead')}</PageHeader>
      {stale && (
        <ErrorState
          title={t('edit.stale')}
          error={update.error}
          stays={t('edit.staleStays')}
          onRetry={() => location.reload()}
        />
      )}
      <PositionForm
        initial={toValues(position)}
        draft={draft}
        submit={t('common:action.save')}
        busy={update.isPending}
        error={stale ? null : update.error}
        onSubmit={submit}
        onCancel={cancel}
      />
    </>
  );
}
