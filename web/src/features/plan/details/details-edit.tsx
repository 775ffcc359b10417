import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Interview } from '#contracts/interviewing/interviewing.ts';
import { useUpdateInterview } from '#web/features/plan/api.ts';
import { useLengthText } from '#web/features/plan/use-length-text.ts';
import { currentOf } from '#web/shared/forms/current-of.ts';
import { EditedElsewhere } from '#web/shared/forms/edited-elsewhere.tsx';
import { mergeEdits } from '#web/shared/forms/edits.ts';
import { useFormDraft } from '#web/shared/forms/use-form-draft.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { loadWithTexts } from '#web/shared/language/load-with-texts.ts';
import { notify } from '#web/shared/notify.ts';
import { lazyPart } from '#web/shared/ui/lazy-part.ts';
import { type DetailsValues, changedDetails, toDetails } from './details-values.ts';

/** Loaded when the dialog opens: the page of a plan is readable without its fields. */
const DetailsForm = lazyPart(() =>
  loadWithTexts(async () => (await import('./details-form.tsx')).DetailsForm, ['interviews']),
);

/** The draft of an edit stored on this device: the values, and the version it started from. */
interface DetailsDraft {
  readonly version: number;
  readonly base: DetailsValues;
  readonly values: DetailsValues;
}

interface Edit {
  /** as it was when the edit began; its version is sent with the update */
  readonly interview: Interview;
  readonly values: DetailsValues;
  /** set if the edit was merged with a newer version: the fields that both sides changed */
  readonly both?: readonly (keyof DetailsValues)[];
}

function beginEdit(interview: Interview, { version, base, values }: Partial<DetailsDraft> = {}): Edit {
  const saved = toDetails(interview);
  if (base === undefined || values === undefined) return { interview, values: saved };
  // A draft stored by an earlier release may lack a field.
  const [before, mine] = [
    { ...saved, ...base },
    { ...saved, ...values },
  ];
  return version === interview.version
    ? { interview, values: mine }
    : { interview, ...mergeEdits(before, mine, saved) };
}

export function DetailsEdit({ interview, onDone }: { readonly interview: Interview; readonly onDone: () => void }) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const draft = useFormDraft<DetailsDraft>(`interview:${interview.id}`);
  // State, so that a refetch does not replace the base version: saving would then silently overwrite the newer one.
  const [edit, setEdit] = useState(() => beginEdit(interview, draft.stored));
  const length = useLengthText(edit.interview);
  const update = useUpdateInterview(interview.id);
  const { version } = edit.interview;
  const base = toDetails(edit.interview);
  const leave = (): void => {
    draft.drop();
    onDone();
  };
  const submit = (values: DetailsValues): void => {
    const changes = changedDetails(base, values);
    if (Object.keys(changes).length === 0) {
      leave();
      return;
    }
    update.mutate(
      { changes, version },
      {
        onSuccess: () => {
          notify.success(t('details.saved'));
          leave();
        },
        onError: (error) => {
          const current = currentOf(Interview, error);
          if (current !== undefined) setEdit(beginEdit(current, { version, base, values }));
        },
      },
    );
  };
  const savedText = (name: keyof DetailsValues): string => {
    if (name === 'adjustments') return length;
    if (name === 'openPoints') return (base[name] ?? []).join('; ');
    if (name === 'questionsInAdvance') return t(base[name] ? 'inAdvance' : 'details.none');
    return name === 'scheduledAt' && base.scheduledAt !== '' ? format.dateTime(base.scheduledAt) : base[name];
  };
  return (
    <>
      {edit.both !== undefined && (
        <EditedElsewhere
          key={version}
          both={edit.both.map((name) => ({ label: t(`details.${name}`), saved: savedText(name) }))}
        />
      )}
      <Suspense>
        <DetailsForm
          key={`form ${version}`}
          initial={edit.values}
          interview={interview}
          saved={base}
          busy={update.isPending}
          error={currentOf(Interview, update.error) === undefined ? update.error : null}
          onTyped={(values) => draft.keep({ version, base, values })}
          onSubmit={submit}
          onCancel={leave}
        />
      </Suspense>
    </>
  );
}
