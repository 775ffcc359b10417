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
  /** of this device; all else is the account's */
  theme: MantineColorScheme;
}

/** What this device keeps of an unsaved edit: the values, and what was saved when it began. */
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

/** so long it says that all is saved */
const savedMs = 4000;

/**
 * What the account says of its owner, how it is shown and its password, all of it saved by one bar, which is there while
 * something is not saved. What acts at once stands below the form.
 */
export function ProfileForm({ who }: { readonly who: ReactNode }) {
  const { t } = useTranslation(['profile', 'common']);
  const user = useUser();
  // while it is not known, the page says nothing of a lack
  const hasModel = useConfig()?.ai !== 'playbook';
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const tooLong = useTooLong();
  const draft = useFormDraft<ProfileDraft>('profile');
  // as it was saved when the values of the form began to differ from it
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

  // Saved in another tab, or by the menu of the account: it comes in under what was typed here. Before anything is
  // typed on top: an edit that is kept with the base before it would be taken for a conflict.
  useLayoutEffect(() => {
    const saved = valuesOf(user, colorScheme);
    if (Object.keys(editsOf(base, saved)).length === 0) return;
    const { values } = mergeEdits(base, getValues(), saved);
    setBase(saved);
    for (const name of fields) if (getValues()[name] !== values[name]) setFieldValue(name, values[name]);
    // nothing was typed here: a draft of these values would take the place of what is typed in another tab
    if (Object.keys(editsOf(saved, values)).length === 0) drop();
  }, [user, colorScheme, base, getValues, setFieldValue, drop]);

  /** What the server answers takes the place of what stood here when it was asked; what was typed since then stays. */
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
    // a password alone is nothing that the server knows of
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
  // What was asked for is seen to its end, whatever is typed meanwhile.
  const isWorkedOn = isChanged || isSaving || refresh.isPending || refresh.isError;
  const isBarShown = isWorkedOn || isDone;
  const wasWorkedOn = useRef(false);
  useEffect(() => {
    // the button that was pressed by the keyboard is gone
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
        <Choice
          label={t('ai.label')}
          note={t(!hasModel ? 'ai.noteNone' : form.values.aiEnabled ? 'ai.noteOn' : 'ai.noteOff')}
          // Where there is none, nothing is on; what the account chose stays for the day when there is.
          value={hasModel && form.values.aiEnabled ? 'on' : 'off'}
          disabled={!hasModel}
          data={[
            { value: 'on', label: t('ai.on') },
            { value: 'off', label: t('ai.off') },
          ]}
          onChange={(value) => form.setFieldValue('aiEnabled', value === 'on')}
        />
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
          {/* one element for both: what is said of a saved form is announced because it was there before */}
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
