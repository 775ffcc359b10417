import { SegmentedControl } from '@mantine/core';
import { IconEyeCheck, IconEyeExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CvText } from '#contracts/hiring.ts';
import type { Evidence, Plan, Question } from '#contracts/plan.ts';
import { cvTextQuery } from '#web/shared/cv/api.ts';
import { ErrorState } from '#web/shared/ui/error-state.tsx';
import { CardsSkeleton, Pending } from '#web/shared/ui/page-skeletons.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import { cvParts } from './cv-parts.ts';
import styles from './cv-side.module.css';

interface CvSideProps {
  readonly plan: Plan;
  readonly cvId: string | null;
  readonly selected: Question | undefined;
}

/** Beside the plan: the CV with every quoted line marked, or the competencies the questions serve. */
export function CvSide({ plan, cvId, selected }: CvSideProps) {
  const { t } = useTranslation('plan');
  const [chosen, choose] = useState<'cv' | 'competencies'>('cv');
  const shown = cvId === null ? 'competencies' : chosen;
  return (
    <aside className={styles.side} aria-label={t('side.label')}>
      <div className={styles.pin}>
        {cvId !== null && (
          <SegmentedControl
            aria-label={t('side.label')}
            value={shown}
            onChange={(value) => choose(value === 'cv' ? 'cv' : 'competencies')}
            data={[
              { value: 'cv', label: t('side.cv') },
              { value: 'competencies', label: t('side.competencies') },
            ]}
          />
        )}
        {cvId !== null && shown === 'cv' ? (
          <Cv cvId={cvId} plan={plan} selected={selected} />
        ) : (
          <Competencies plan={plan} />
        )}
      </div>
    </aside>
  );
}

function Cv({
  cvId,
  plan,
  selected,
}: {
  readonly cvId: string;
  readonly plan: Plan;
  readonly selected: Question | undefined;
}) {
  const { t } = useTranslation('plan');
  const text = useQuery(cvTextQuery(cvId));
  const marked = useRef<HTMLElement>(null);
  const selectedId = selected?.id;
  useEffect(() => {
    if (selectedId !== undefined) marked.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [selectedId]);
  const evidence = evidenceOf(plan);
  return (
    <>
      {text.isError && <ErrorState title={t('side.failed')} error={text.error} onRetry={() => void text.refetch()} />}
      <Pending pending={text.isPending} skeleton={<CardsSkeleton cards={2} />}>
        {text.data !== undefined && (
          <>
            {/* scrolls by itself, so the keyboard must reach it */}
            <div className={styles.sheet} tabIndex={0} role="region" aria-label={t('side.cv')}>
              {text.data.pages.map((page) => (
                <p key={page.number} className={styles.page}>
                  {cvParts(
                    page.visible,
                    evidence.filter((one) => one.page === page.number),
                    selected?.evidence ?? [],
                  ).map((part) =>
                    part.kind === 'plain' ? (
                      part.text
                    ) : (
                      <mark
                        key={part.start}
                        ref={part.kind === 'selected' ? marked : undefined}
                        data-selected={part.kind === 'selected'}
                      >
                        {part.text}
                      </mark>
                    ),
                  )}
                </p>
              ))}
            </div>
            <HiddenNote hidden={text.data.hidden} />
          </>
        )}
      </Pending>
    </>
  );
}

function HiddenNote({ hidden }: { readonly hidden: CvText['hidden'] }) {
  const { t } = useTranslation('plan');
  const clean = hidden.characters === 0 && !hidden.instructions;
  const Icon = clean ? IconEyeCheck : IconEyeExclamation;
  return (
    <p className={styles.hidden} data-clean={clean}>
      <Icon aria-hidden />
      {clean ? t('side.noHidden') : t('side.hidden', { count: hidden.characters })}
    </p>
  );
}

function Competencies({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  return (
    <ul className={styles.competencies}>
      {plan.competencies.map((competency) => (
        <li key={competency.id}>
          <h3>
            {competency.name} {competency.mustHave && <Tag tone="must">{t('side.mustHave')}</Tag>}
          </h3>
          <p className="small muted">{competency.definition}</p>
        </li>
      ))}
    </ul>
  );
}

function evidenceOf(plan: Plan): readonly Evidence[] {
  return [
    ...plan.candidate.strengths.map(({ evidence }) => evidence),
    ...plan.candidate.areasToProbe.flatMap(({ evidence }) => (evidence === undefined ? [] : [evidence])),
    ...plan.questions.flatMap(({ evidence = [] }) => evidence),
  ];
}
