import { Button, Loader } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/common.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { isBeingMade, mayComeAgain, otherLanguage } from '#contracts/interviewing/plan/twin/twin-state.ts';
import type { PlanTwin } from '#contracts/interviewing/plan/twin/plan-twin.ts';
import { languages } from '#contracts/languages.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Segments } from '#web/shared/ui/segments.tsx';
import styles from './plan-languages.module.css';
import { useAskForTwin, useCanAsk } from './use-ask-for-twin.ts';

interface PlanLanguagesProps {
  readonly interview: Interview;
  /** the plan in its own language */
  readonly plan: Plan;
  readonly twin: PlanTwin;
  readonly shown: Language;
  readonly onShow: (language: Language) => void;
}

/** The plan in its other language: in progress, failed, or available to switch to. */
export function PlanLanguages({ interview, plan, twin, shown, onShow }: PlanLanguagesProps) {
  const { t } = useTranslation(['plan', 'common']);
  const canAsk = useCanAsk(interview);
  const ask = useAskForTwin(plan);
  const other = otherLanguage(plan.language);
  return (
    <div className={styles.languages}>
      <div role="status" className={styles.status}>
        {isBeingMade(twin) && (
          <>
            <Loader size={16} aria-hidden />
            <span className="small muted">
              {t(`twin.making.${other}`)}{' '}
              {twin.parts > 0 && <span className="num">{t('twin.parts', { done: twin.done, parts: twin.parts })}</span>}
            </span>
          </>
        )}
        {twin.state === 'ready' && <span className="visually-hidden">{t(`twin.ready.${other}`)}</span>}
      </div>
      {twin.state === 'failed' && (
        <Notice tone="danger" role="alert" icon={<IconAlertCircle aria-hidden />}>
          <p>{twin.error?.message}</p>
          {canAsk && mayComeAgain(twin) && (
            <Button size="compact-sm" loading={ask.isPending} onClick={() => ask.mutate()}>
              {t('common:action.retry')}
            </Button>
          )}
        </Notice>
      )}
      {twin.state === 'ready' && (
        <>
          <Segments
            label={t('twin.label')}
            options={languages.map((language) => ({
              value: language,
              label: (
                <>
                  <span lang={language}>{t(`common:language.${language}`)}</span>{' '}
                  <small className={styles.state}>{t(language === other ? 'twin.translation' : 'twin.original')}</small>
                </>
              ),
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
