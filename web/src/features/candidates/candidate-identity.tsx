import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Candidate } from '#contracts/hiring/candidates.ts';
import { nameOfFile } from '#contracts/hiring/name-of-file.ts';
import { currentOf } from '#web/shared/forms/current-of.ts';
import { editsOf, mergeEdits } from '#web/shared/forms/edits.ts';
import { keepFocus } from '#web/shared/forms/keep-focus.ts';
import { notify } from '#web/shared/notify.ts';
import { EditedElsewhere } from '#web/shared/forms/edited-elsewhere.tsx';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { useUpdateCandidate } from './api.ts';
import { cvNeedOf } from './cv-need.ts';
import { IdentityFields, type IdentityValues, identityOf, useIdentityRules } from './identity-fields.tsx';
import styles from './candidate-identity.module.css';

const valuesOf = ({ name, email }: Candidate): IdentityValues => ({ name, email: email ?? '' });

const isCalledByFile = ({ name, cv }: Candidate): boolean =>
  cv !== null && cvNeedOf(cv) !== undefined && name === nameOfFile(cv.fileName);

interface Edit {
  /** as it was when the edit began; its version is sent with the update */
  readonly candidate: Candidate;
  readonly values: IdentityValues;
  /** set if the edit was merged with a newer version: the fields that both sides changed */
  readonly both?: readonly (keyof IdentityValues)[];
}

/**
 * Name and e-mail: taken from the CV if found there, corrected here. Open initially if the name is only a file name.
 */
export function CandidateIdentity({ candidate }: { readonly candidate: Candidate }) {
  const { t } = useTranslation('candidates');
  const [edit, setEdit] = useState<Edit>({ candidate, values: valuesOf(candidate) });
  const [typed, setTyped] = useState(false);
  const [unnamed] = useState(() => isCalledByFile(candidate));
  const update = useUpdateCandidate(edit.candidate);
  const base = valuesOf(edit.candidate);
  // values from the CV appear until the user types; after that they must not change while being edited
  if (!typed && candidate.version > edit.candidate.version) setEdit({ candidate, values: valuesOf(candidate) });
  const submit = (values: IdentityValues): void => {
    update.mutate(editsOf(identityOf(base), identityOf(values)), {
      onSuccess: () => {
        setTyped(false);
        notify.success(t('identity.saved'));
      },
      onError: (error) => {
        const current = currentOf(Candidate, error);
        if (current !== undefined) setEdit({ candidate: current, ...mergeEdits(base, values, valuesOf(current)) });
      },
    });
  };
  const merged = currentOf(Candidate, update.error) !== undefined;
  return (
    <details className={styles.identity} open={unnamed}>
      <summary>
        <IconPencil aria-hidden />
        <h2>{t('identity.title')}</h2>
      </summary>
      {edit.both !== undefined && (
        <EditedElsewhere both={edit.both.map((name) => ({ label: t(`identity.${name}`), saved: base[name] }))} />
      )}
      <IdentityForm
        key={edit.candidate.version}
        initial={edit.values}
        busy={update.isPending}
        error={merged ? null : update.error}
        onTyped={() => setTyped(true)}
        onSubmit={submit}
      />
    </details>
  );
}

interface IdentityFormProps {
  readonly initial: IdentityValues;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onTyped: () => void;
  readonly onSubmit: (values: IdentityValues) => void;
}

function IdentityForm({ initial, busy, error, onTyped, onSubmit }: IdentityFormProps) {
  const { t } = useTranslation(['candidates', 'common']);
  const rules = useIdentityRules();
  const form = useForm<IdentityValues>({
    mode: 'uncontrolled',
    initialValues: initial,
    validateInputOnBlur: true,
    onValuesChange: onTyped,
    validate: rules,
  });
  return (
    <form noValidate className={styles.form} aria-label={t('identity.title')} onSubmit={form.onSubmit(onSubmit)}>
      <IdentityFields form={form} />
      <Button type="submit" loading={busy} onMouseDown={keepFocus}>
        {t('common:action.save')}
      </Button>
      <FormFailure error={error} />
    </form>
  );
}
