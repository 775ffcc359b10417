import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import { CvSheet } from './cv-sheet.tsx';
import styles from './cv-side.module.css';

export interface CvSideProps {
  readonly plan: Plan;
  readonly cvId: string | null;
  /** name of the person the CV belongs to */
  readonly name: string;
  readonly selected: Question | undefined;
}

/** Beside the plan: the CV with every quote highlighted, or the competencies that the questions assess. */
export function CvSide(props: CvSideProps) {
  const { t } = useTranslation('plan');
  return (
    <aside className={styles.side} aria-label={props.cvId === null ? t('side.competencies') : t('side.label')}>
      <div className={styles.pin}>
        <CvAndCompetencies {...props} />
      </div>
    </aside>
  );
}

/** The two views and the switch between them; without a CV only the competencies. */
export function CvAndCompetencies({ plan, cvId, name, selected }: CvSideProps) {
  const { t } = useTranslation('plan');
  const [chosen, choose] = useState<'cv' | 'competencies'>('cv');
  return (
    <>
      <div className={styles.head}>
        {cvId === null ? (
          <h2>{t('side.competencies')}</h2>
        ) : (
          <SegmentedControl
            aria-label={t('side.label')}
            value={chosen}
            onChange={(value) => choose(value === 'cv' ? 'cv' : 'competencies')}
            data={[
              { value: 'cv', label: t('side.cv') },
              { value: 'competencies', label: t('side.competencies') },
            ]}
          />
        )}
        {cvId !== null && <span className={styles.name}>{name}</span>}
      </div>
      {cvId !== null && chosen === 'cv' ? (
        <CvSheet cvId={cvId} plan={plan} selected={selected} />
      ) : (
        <Competencies plan={plan} />
      )}
    </>
  );
}

/** The competencies and the questions that assess them. */
function Competencies({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation(['plan', 'common']);
  return (
    <ul className={styles.competencies} tabIndex={0} aria-label={t('side.competencies')}>
      {plan.competencies.map(({ id, name, definition, mustHave, basis }) => (
        <li key={id}>
          <h3>
            <PlanText>{capitalised(name)}</PlanText>
            {mustHave && <Tag tone="outline">{t('side.mustHave')}</Tag>}
          </h3>
          <p className="small muted">
            <PlanText>{definition}</PlanText>
          </p>
          {basis !== undefined && (
            <p className="small muted">
              {t('common:question.basis')}{' '}
              <q>
                <PlanText>{basis}</PlanText>
              </q>
            </p>
          )}
          <p className={styles.askedBy}>
            {plan.questions
              .filter(({ competencyId }) => competencyId === id)
              .map(({ order }) => t('number', { number: order }))
              .join(', ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
