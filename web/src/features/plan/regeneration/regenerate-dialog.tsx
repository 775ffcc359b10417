import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { candidateQuery } from '#web/entities/candidate/api.ts';
import { positionCoreQuery, positionQuery } from '#web/entities/position/api.ts';
import { useConfig } from '#web/shared/config/api.ts';
import { paths } from '#web/shared/paths.ts';
import { useUser } from '#web/shared/api/session.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { asksTheSame, whatChanges } from './what-changes.ts';
import styles from './regenerate-dialog.module.css';

interface RegenerateDialogProps {
  readonly interview: Interview;
  readonly plan: Plan;
  /** ids of questions that are kept */
  readonly locked: readonly string[];
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Says what would change before a new version is generated; if nothing would, leads to what can be changed. */
export function RegenerateDialog({ interview, plan, locked, opened, onClose, onConfirm }: RegenerateDialogProps) {
  const { t } = useTranslation('plan');
  const navigate = useNavigate();
  const config = useConfig();
  const user = useUser();
  const position = useQuery({ ...positionQuery(interview.position.id), enabled: opened });
  const core = useQuery({ ...positionCoreQuery(interview.position.id), enabled: opened });
  const candidate = useQuery({ ...candidateQuery(interview.candidate.id), enabled: opened });
  const changes =
    position.data === undefined || core.data === undefined || candidate.data === undefined
      ? undefined
      : whatChanges({
          plan,
          locked,
          interview,
          position: position.data,
          core: core.data,
          candidate: candidate.data,
          hasModel: config?.ai === 'model' && user.aiEnabled,
        });
  if (changes !== undefined && asksTheSame(changes)) {
    return (
      <ConfirmDialog
        opened={opened}
        onClose={onClose}
        onConfirm={() => void navigate(paths.editPosition(interview.position.id))}
        title={t('regenerate.sameTitle')}
        confirm={t('regenerate.editPosition')}
      >
        {t('regenerate.sameText')}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={onConfirm}
      busy={position.isLoading || core.isLoading || candidate.isLoading}
      title={t('regenerate.title')}
      confirm={t('regenerate.action')}
    >
      {changes !== undefined && (
        <ul className={styles.changes}>
          {locked.length > 0 && <li>{t('regenerate.locked', { count: locked.length })}</li>}
          {changes.cv !== 'none' && <li>{t(`regenerate.cv.${changes.cv}`)}</li>}
          <li>{t(`regenerate.core.${changes.core}`)}</li>
          {interview.questionsInAdvance && <li>{t('regenerate.inAdvance')}</li>}
        </ul>
      )}
      {t('regenerate.text')}
    </ConfirmDialog>
  );
}
