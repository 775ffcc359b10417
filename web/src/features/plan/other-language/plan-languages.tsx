import { Button, Loader } from '@mantine/core';
import { IconAlertCircle, IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/common.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { type PlanTwin, isBeingMade, otherLanguage } from '#contracts/interviewing/plan/twin/plan-twin.ts';
import { useIsReadOnly } from '#web/entities/position/api.ts';
import { useUser } from '#web/shared/api/session.ts';
import { useConfig } from '#web/shared/config/api.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Segments } from '#web/shared/ui/segments.tsx';
import styles from './plan-languages.module.css';
import { useAskForTwin } from './use-ask-for-twin.ts';

interface PlanLanguagesProps {
  readonly interview: Interview;
  /** in its own language */
  readonly plan: Plan;
  readonly twin: PlanTwin | undefined;
  readonly shown: Language;
  readonly onShow: (language: Language) => void;
}

/** The plan's other language: asked for, on its way, or chosen. */
export function PlanLanguages({ interview, plan, twin, shown, onShow }: PlanLanguagesProps) {
  const { t } = useTranslation(['plan', 'common']);
  const config = useConfig();
  const { aiEnabled } = useUser();
  const isReadOnly = useIsReadOnly(interview.position.id);
  const ask = useAskForTwin(plan);
  const other = otherLanguage(plan.language);
  const canAsk = config?.ai === 'model' && aiEnabled && !isReadOnly && interview.status !== 'cancelled';
  const button = (label: string) => (
    <Button
      size="compact-sm"
      variant="subtle"
      leftSection={<IconLanguage aria-hidden />}
      loading={ask.isPending}
      onClick={() => ask.mutate()}
    >
      {label}
    </Button>
  );
  const isMaking = twin !== undefined && isBeingMade(twin);
  if (twin === undefined && !canAsk) return null;
  return (
    <div className={styles.languages}>
      <div role="status" className={styles.status}>
        {isMaking && (
          <>
            <Loader size={16} aria-hidden />
            <span className="small muted">
              {t(`twin.making.${other}`)}{' '}
              {twin.parts > 0 && <span className="num">{t('twin.parts', { done: twin.done, parts: twin.parts })}</span>}
            </span>
          </>
        )}
        {twin?.state === 'ready' && <span className="visually-hidden">{t(`twin.ready.${other}`)}</span>}
      </div>
      {twin === undefined && button(t(`twin.add.${other}`))}
      {twin?.state === 'failed' && (
        <Notice tone="danger" role="alert" icon={<IconAlertCircle aria-hidden />}>
          <p>{twin.error?.message}</p>
          {canAsk && button(t('common:action.retry'))}
        </Notice>
      )}
      {twin?.state === 'ready' && (
        <>
          <Segments
            label={t('twin.label')}
            options={[plan.language, other].toSorted().map((language) => ({
              value: language,
              label: <span lang={language}>{t(`common:language.${language}`)}</span>,
            }))}
            value={shown}
            onChange={onShow}
          />
          {shown === other && (
            <p className="small muted">
              {t(`twin.edit.${plan.language}`)}{' '}
              {twin.kept.length > 0 && t('twin.kept', { count: twin.kept.length, numbers: numbersOf(plan, twin) })}
            </p>
          )}
        </>
      )}
    </div>
  );
}

function numbersOf({ questions }: Plan, { kept }: PlanTwin): string {
  return questions
    .filter(({ id }) => kept.includes(id))
    .map(({ order }) => order)
    .join(', ');
}
