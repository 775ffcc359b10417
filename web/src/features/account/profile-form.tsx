import { Button, type MantineColorScheme, TextInput, useMantineColorScheme } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contracts/auth/auth.ts';
import type { Language } from '#contracts/common.ts';
import { languages } from '#contracts/languages.ts';
import { limits } from '#contracts/limits.ts';
import { editsOf, mergeEdits } from '#web/shared/forms/edits.ts';
import { focusFirstError } from '#web/shared/forms/focus-first-error.ts';
import formStyles from '#web/shared/forms/form.module.css';
import { keepFocus } from '#web/shared/forms/keep-focus.ts';
import { SaveBar } from '#web/shared/forms/save-bar.tsx';
import bar from '#web/shared/forms/save-bar.module.css';
import { useFormDraft } from '#web/shared/forms/use-form-draft.ts';
import { useTooLong } from '#web/shared/forms/use-too-long.ts';
import { useConfig } from '#web/shared/config/api.ts';
import { useUser } from '#web/shared/api/session.ts';
import { focusHeading } from '#web/shared/ui/page/focus-heading.ts';
import { Part } from '#web/shared/ui/page/part.tsx';
import { useRefreshProfile, useSaveProfile } from './api.ts';
import styles from './account.module.css';
import { ChangePassword } from './change-password.tsx';
import { Choice } from './choice.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { usePasswordChange } from './use-password-change.ts';

interface ProfileValues {
  fullName: string;
  position: string;
  language: Language;
  aiEnabled: boolean;
  recommendationReminders: boolean;
  /** stored on this device; everything else is part of the account */
  theme: MantineColorScheme;
}

/** The draft of an edit stored on this device: the values, and what was saved when the edit began. */
interface ProfileDraft {
  readonly base: ProfileValues;
  readonly values: ProfileValues;
}

const fields = ['fullName', 'position', 'language', 'aiEnabled', 'recommendationReminders', 'theme'] as const;
const labels = {
  fullName: 'fullName',
  position: 'position',
  language: 'common:language.label',
  aiEnabled: 'ai.title',
  recommendationReminders: 'mail.label',
  theme: 'common:theme.label',
} as const satisfies Record<keyof ProfileValues, string>;
const themes = ['auto', 'light', 'dark'] as const;

function valuesOf(user: User, theme: MantineColorScheme): ProfileValues {
  const { fullName, position, language, aiEnabled, recommendationReminders } = user;
  return { fullName, position, language, aiEnabled, recommendationReminders, theme };
}

/** How long the "saved" message is shown. */
const savedMs = 4000;

/**
 * Profile, preferences and password, all saved by one bar that is shown while anything is unsaved. Settings that apply
 * at once are below the form.
 */
export function ProfileForm({ who }: { readonly who: ReactNode }) {
  const { t } = useTranslation(['profile', 'common']);
  const user = useUser();
  // unless it is known that there is no model, assume there is one
  const hasModel = useConfig()?.ai !== 'playbook';
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const tooLong = useTooLong();
  const draft = useFormDraft<ProfileDraft>('profile');
  // the saved values that the form's edits are based on
  const [base, setBase] = useState(() => valuesOf(user, colorScheme));
  const form = useForm<ProfileValues>({
    mode: 'controlled',
    initialValues: afterDraft(draft.stored, valuesOf(user, colorScheme)),
    validateInputOnBlur: true,
    onValuesChange: (values) => draft.keep({ base, values }),
    validate: {
      fullName: (value) => (value.trim() === '' ? t('fullNameRequired') : tooLong(value, limits.person.name)),
      position: (value) =>
        value.trim() === '' && user.position !== '' ? t('positionRequired') : tooLong(value, limits.person.role),
    },
  });
  const save = useSaveProfile();
  const refresh = useRefreshProfile();
  const password = usePasswordChange();
  const [isJustSaved, setJustSaved] = useState(false);
  useEffect(() => {
    if (!isJustSaved) return undefined;
    const timer = setTimeout(() => setJustSaved(false), savedMs);
    return () => clearTimeout(timer);
  }, [isJustSaved]);
  const { getValues, setFieldValue } = form;
  const { drop } = draft;

  // Saved elsewhere, in another tab or by the user menu: merged in below the edits made here. In a layout effect,
  // before the user can type: an edit stored with the old base would be mistaken for a conflict.
  useLayoutEffect(() => {
    const saved = valuesOf(user, colorScheme);
    if (Object.keys(editsOf(base, saved)).length === 0) return;
    const { values } = mergeEdits(base, getValues(), saved);
    setBase(saved);
    for (const name of fields) if (getValues()[name] !== values[name]) setFieldValue(name, values[name]);
    // no edits here: a draft of these values would overwrite one being typed in another tab
    if (Object.keys(editsOf(saved, values)).length === 0) drop();
  }, [user, colorScheme, base, getValues, setFieldValue, drop]);

  /** Replaces the values from the time of the request with the server's answer; keeps what was typed since. */
  const adopt = (asked: ProfileValues, answer: ProfileValues): void => {
    const { values } = mergeEdits(asked, getValues(), answer);
    form.setValues(values);
    if (Object.keys(editsOf(answer, values)).length === 0) drop();
  };
  const submit = (values: ProfileValues): void => {
    refresh.reset();
    if (!password.stands()) return;
    const changes = editsOf(base, trimmed(values));
    if (Object.keys(changes).length === 0) return password.isTyped ? password.save() : undefined;
    const { theme, ...edits } = changes;
    save.mutate(edits, {
      onSuccess: (saved) => {
        if (theme !== undefined) setColorScheme(theme);
        adopt(values, valuesOf(saved, values.theme));
        setJustSaved(true);
        if (password.isTyped) password.save();
      },
    });
  };
  const fetchAnew = (): void => {
    save.reset();
    password.close();
    const asked = getValues();
    // the server has nothing to refresh if only a password was typed
    if (password.isTyped && Object.keys(editsOf(base, asked)).length === 0) return;
    refresh.mutate(undefined, {
      onSuccess: (fetched) => {
        adopt(asked, valuesOf(fetched, colorScheme));
        form.clearErrors();
      },
    });
  };
  const unsaved = [
    ...fields.filter((name) => name in editsOf(base, form.values)).map((name) => t(labels[name])),
    ...(password.isTyped ? [t('password.title')] : []),
  ];
  const isChanged = unsaved.length > 0;
  const isSaving = save.isPending || password.isPending;
  const isDone = isJustSaved && !isChanged && !isSaving;
  // A request in progress keeps the bar visible, whatever is typed meanwhile.
  const isWorkedOn = isChanged || isSaving || refresh.isPending || refresh.isError;
  const isBarShown = isWorkedOn || isDone;
  const wasWorkedOn = useRef(false);
  useEffect(() => {
    // the focused button has been removed together with the bar
    if (wasWorkedOn.current && !isWorkedOn && document.activeElement === document.body) focusHeading();
    wasWorkedOn.current = isWorkedOn;
  }, [isWorkedOn]);
  return (
    <form
      noValidate
      className={styles.together}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
    >
      <Part title={t('personal')}>
        {who}
        <div className={formStyles.pair}>
          <TextInput label={t('fullName')} autoComplete="name" required {...form.getInputProps('fullName')} />
          <TextInput label={t('position')} autoComplete="organization-title" {...form.getInputProps('position')} />
        </div>
      </Part>
      <Part title={t('display')}>
        <div className={formStyles.form}>
          <Choice
            label={t('common:language.label')}
            note={t('languageNote')}
            value={form.values.language}
            data={languages.map((value) => ({ value, label: t(`common:language.${value}`) }))}
            onChange={(language) => form.setFieldValue('language', language)}
          />
          <Choice
            label={t('common:theme.label')}
            note={t('themeNote')}
            value={form.values.theme}
            data={themes.map((value) => ({ value, label: t(`common:theme.${value}`) }))}
            onChange={(theme) => form.setFieldValue('theme', theme)}
          />
        </div>
      </Part>
      <Part title={t('ai.title')}>
        {hasModel ? (
          <Choice
            label={t('ai.label')}
            note={t(form.values.aiEnabled ? 'ai.noteOn' : 'ai.noteOff')}
            value={form.values.aiEnabled ? 'on' : 'off'}
            data={[
              { value: 'on', label: t('ai.on') },
              { value: 'off', label: t('ai.off') },
            ]}
            onChange={(value) => form.setFieldValue('aiEnabled', value === 'on')}
          />
        ) : (
          // nothing to switch; the account's own choice is kept for when there is a model
          <p>{t('ai.noteNone')}</p>
        )}
        <p className={styles.about}>{t('ai.about')}</p>
      </Part>
      <Part title={t('mail.title')}>
        <Choice
          label={t('mail.label')}
          note={t(form.values.recommendationReminders ? 'mail.noteOn' : 'mail.noteOff')}
          value={form.values.recommendationReminders ? 'on' : 'off'}
          data={[
            { value: 'on', label: t('mail.on') },
            { value: 'off', label: t('mail.off') },
          ]}
          onChange={(value) => form.setFieldValue('recommendationReminders', value === 'on')}
        />
      </Part>
      <Part title={t('password.title')}>
        <ChangePassword change={password} />
      </Part>
      {isBarShown && (
        <SaveBar error={save.error ?? password.error ?? refresh.error} inParts abovePlaces>
          {!isDone && (
            <>
              <Button type="submit" variant="filled" loading={isSaving} onMouseDown={keepFocus}>
                {t('save')}
              </Button>
              <Button variant="subtle" loading={refresh.isPending} onMouseDown={keepFocus} onClick={fetchAnew}>
                {t('refresh')}
              </Button>
            </>
          )}
          {/* one element for both messages: a live region must already exist for a change to be announced */}
          <p className={isDone ? styles.saved : bar.why} role="status">
            {isDone && <IconCircleCheck aria-hidden />}
            {isDone ? t('saved') : isChanged && t('unsaved', { fields: unsaved.join(', ') })}
          </p>
        </SaveBar>
      )}
      <LeaveDialog asks={password.isTyped} />
    </form>
  );
}

function afterDraft(draft: Partial<ProfileDraft> | undefined, saved: ProfileValues): ProfileValues {
  if (draft?.base === undefined || draft.values === undefined) return saved;
  return mergeEdits(draft.base, draft.values, saved).values;
}

function trimmed(values: ProfileValues): ProfileValues {
  return { ...values, fullName: values.fullName.trim(), position: values.position.trim() };
}
