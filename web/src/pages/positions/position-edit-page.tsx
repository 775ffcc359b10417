import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { Position } from '#contracts/hiring/positions.ts';
import { useUpdatePosition } from '#web/features/positions/api.ts';
import { PositionFailed } from '#web/features/positions/position-failed.tsx';
import { PositionForm } from '#web/features/positions/form/position-form.tsx';
import { type PositionValues, toInput, toValues } from '#web/features/positions/form/position-values.ts';
import { positionQuery, useIsReadOnly } from '#web/entities/position/api.ts';
import { ReadOnlyNotice } from '#web/entities/position/read-only-notice.tsx';
import { currentOf } from '#web/shared/forms/current-of.ts';
import { editsOf, mergeEdits } from '#web/shared/forms/edits.ts';
import { useFormDraft } from '#web/shared/forms/use-form-draft.ts';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';
import { EditedElsewhere } from '#web/shared/forms/edited-elsewhere.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';
import { Breadcrumbs } from '#web/shared/ui/page/top-bar.tsx';

export { PositionFailed as Failure };

export function Component() {
  const { t } = useTranslation('positions');
  const { positionId = '' } = useParams();
  const { data: position } = useSuspenseQuery(positionQuery(positionId));
  return (
    <Page title={t('edit.title')}>
      <EditPosition position={position} />
    </Page>
  );
}

/** The draft of an edit stored on this device: the values, and the version it started from. */
interface PositionDraft {
  readonly version: number;
  readonly base: PositionValues;
  readonly values: PositionValues;
}

interface Edit {
  /** as it was when the edit began; its version is sent with the update */
  readonly position: Position;
  readonly values: PositionValues;
  /** set if the edit was merged with a newer version: the fields that both sides changed */
  readonly both?: readonly (keyof PositionValues)[];
}

function beginEdit(position: Position, { version, base, values }: Partial<PositionDraft> = {}): Edit {
  const saved = toValues(position);
  if (base === undefined || values === undefined) return { position, values: saved };
  // A draft stored by an earlier release may lack a field.
  const before = { ...saved, ...base };
  const mine = { ...saved, ...values };
  return version === position.version ? { position, values: mine } : { position, ...mergeEdits(before, mine, saved) };
}

function EditPosition({ position }: { readonly position: Position }) {
  const { t } = useTranslation(['positions', 'common']);
  const navigate = useNavigate();
  const draft = useFormDraft<PositionDraft>(`position:${position.id}`);
  // State, so that a refetch does not replace the base version: saving would then silently overwrite the newer one.
  const [edit, setEdit] = useState(() => beginEdit(position, draft.stored));
  const update = useUpdatePosition(position.id);
  const isReadOnly = useIsReadOnly(position.id) && position.status === 'active';
  const version = edit.position.version;
  const base = toValues(edit.position);
  // a discarded draft must not reappear as if it were the saved text
  const cancel = (): void => {
    draft.drop();
    void navigate(paths.position(position.id));
  };
  const submit = (values: PositionValues): void => {
    update.mutate(
      { patch: editsOf(toInput(base), toInput(values)), version },
      {
        onSuccess: () => {
          draft.drop();
          notify.success(t('saved'));
          void navigate(paths.position(position.id));
        },
        onError: (error) => {
          const current = currentOf(Position, error);
          if (current !== undefined) setEdit(beginEdit(current, { version, base, values }));
        },
      },
    );
  };
  const savedText = (name: keyof PositionValues): string => {
    if (name === 'level') return t(`common:level.${base.level}`);
    if (name === 'type') return t(`type.${base.type}`);
    return name === 'focusAreas' || name === 'notChecked' || name === 'alsoChecked'
      ? base[name].join(', ')
      : base[name];
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
      {isReadOnly && <ReadOnlyNotice position={position} />}
      {edit.both !== undefined && (
        <EditedElsewhere
          key={version}
          both={edit.both.map((name) => ({ label: t(`form.${name}`), saved: savedText(name) }))}
        />
      )}
      <PositionForm
        // different from the key of the adjacent notice: with duplicate keys React may leave one of the two behind
        key={`form ${version}`}
        initial={edit.values}
        draft={{ ...draft, stored: undefined, keep: (values) => draft.keep({ version, base, values }) }}
        submit={t('common:action.save')}
        busy={update.isPending}
        blocked={isReadOnly ? t('common:readOnly.title', { title: position.title }) : undefined}
        error={currentOf(Position, update.error) === undefined ? update.error : null}
        onSubmit={submit}
        others={<Button onClick={cancel}>{t('common:action.cancel')}</Button>}
      />
    </>
  );
}
