import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { notify } from '#web/shared/notify.ts';
import { useUser } from '#web/shared/api/session.ts';
import { useSaveProfile } from './api.ts';
import { Choice } from './choice.tsx';

/** Whether models may write this account's plans; saved as soon as it is chosen. */
export function AiChoice() {
  const { t } = useTranslation('profile');
  const user = useUser();
  const save = useSaveProfile();
  const chosen = save.isPending ? (save.variables.aiEnabled ?? user.aiEnabled) : user.aiEnabled;
  return (
    <Choice
      label={t('ai.label')}
      note={t(chosen ? 'ai.noteOn' : 'ai.noteOff')}
      value={chosen ? 'on' : 'off'}
      data={[
        { value: 'on', label: t('ai.on') },
        { value: 'off', label: t('ai.off') },
      ]}
      onChange={(value) =>
        save.mutate({ aiEnabled: value === 'on' }, { onError: (error) => notify.error(errorMessage(error)) })
      }
    />
  );
}
