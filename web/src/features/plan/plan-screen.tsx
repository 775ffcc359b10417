import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { EditDialog } from '#web/features/plan/editing/edit-dialog.tsx';
import { EarlierVersion } from '#web/features/plan/versions/earlier-version.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { CardsSkeleton, Pending } from '#web/shared/ui/page/page-skeletons.tsx';
import { lazyPart } from '#web/shared/ui/lazy-part.ts';
import { Page } from '#web/shared/ui/page/page.tsx';
import { isGenerating } from '#web/entities/interview/api.ts';
import { followedPlanQuery } from '#web/entities/plan/language/followed-plan-query.ts';
import { Generating } from '#web/features/plan/generation/generating.tsx';
import { InterviewHead } from './interview-head.tsx';
import { NoPlan } from '#web/features/plan/generation/no-plan.tsx';
import { AddLanguage } from '#web/features/plan/other-language/add-language.tsx';
import { useShownPlan } from '#web/features/plan/other-language/use-shown-plan.ts';
import { PlanView } from '#web/features/plan/content/plan-view.tsx';

const PlanLanguages = lazyPart(
  async () => (await import('#web/features/plan/other-language/plan-languages.tsx')).PlanLanguages,
);

interface PlanScreenProps {
  readonly interview: Interview;
  /** the name in the CV, if it differs from the candidate's */
  readonly inCv?: string | undefined;
  /** a question about the CV to answer first, below the header; undefined if there is none */
  readonly notice?: ReactNode;
  /** the same question once there is a plan, as a line among the open issues above it */
  readonly nameLine?: ReactNode;
}

/**
 * An interview that has not started: without a plan, with one in progress, with its plan, or an earlier version of it.
 */
export function PlanScreen({ interview, inCv, notice, nameLine }: PlanScreenProps) {
  const version = interview.planVersion;
  const [address] = useSearchParams();
  const lookedAt = versionIn(address.get('version'));
  if (isGenerating(interview) || version === null) {
    return (
      <Page title={interview.candidate.name}>
        {isGenerating(interview) ? (
          <Generating interview={interview} />
        ) : (
          <NoPlan interview={interview} inCv={inCv} notice={notice} />
        )}
      </Page>
    );
  }
  if (lookedAt !== undefined && lookedAt !== version) {
    return <EarlierVersion interview={interview} version={lookedAt} current={version} />;
  }
  return <CurrentPlan interview={interview} version={version} inCv={inCv} nameLine={nameLine} />;
}

function CurrentPlan({ interview, version, inCv, nameLine }: PlanScreenProps & { readonly version: number }) {
  const { t } = useTranslation('plan');
  const plan = useQuery({
    ...followedPlanQuery(interview.id, version),
    // while a version created elsewhere loads, the previous one stays
    placeholderData: (before) => (before?.plan.interviewId === interview.id ? before : undefined),
  });
  const { shown, choose } = useShownPlan(interview.id, plan.data?.plan, plan.data?.twin);
  const [edited, edit] = useState<Question | 'new'>();
  const title = interview.candidate.name;
  if (plan.data !== undefined && shown !== undefined) {
    return (
      <Page title={title} width="full">
        {/* stays open with its input, even if another version becomes current */}
        <EditDialog plan={plan.data.plan} edited={edited} onClose={() => edit(undefined)} />
        {/* Keyed by generation: a regenerated plan starts afresh, a manually edited one keeps its open cards. */}
        <PlanView
          key={plan.data.plan.provenance.createdAt}
          interview={interview}
          plan={shown}
          own={plan.data.plan}
          gate={plan.data.gate}
          locked={plan.data.locked}
          inCv={inCv}
          nameLine={nameLine}
          addLanguage={<AddLanguage interview={interview} plan={plan.data.plan} twin={plan.data.twin} />}
          languages={
            plan.data.twin && (
              <Suspense>
                <PlanLanguages
                  interview={interview}
                  plan={plan.data.plan}
                  twin={plan.data.twin}
                  shown={shown.language}
                  onShow={choose}
                />
              </Suspense>
            )
          }
          {...(shown === plan.data.plan && { onEdit: edit })}
        />
      </Page>
    );
  }
  return (
    <Page title={title}>
      <InterviewHead interview={interview} />
      {plan.isError && <ErrorState title={t('failed')} error={plan.error} onRetry={() => void plan.refetch()} />}
      <Pending pending={plan.isPending} skeleton={<CardsSkeleton cards={4} />}>
        {null}
      </Pending>
    </Page>
  );
}

/** Values that are not a version number are ignored. */
function versionIn(parameter: string | null): number | undefined {
  return parameter !== null && /^[1-9]\d{0,8}$/.test(parameter) ? Number(parameter) : undefined;
}
