import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import dashboardStyles from '#web/features/dashboard/dashboard.module.css';
import planStyles from '#web/features/plan/content/plan-view.module.css';
import { useFormat } from '#web/shared/language/format.ts';
import {
  CardsSkeleton,
  FormSkeleton,
  HeaderSkeleton,
  RowsSkeleton,
  SideSkeleton,
  SkeletonPage,
  ToolsSkeleton,
} from '#web/shared/ui/page/page-skeletons.tsx';
import partStyles from '#web/shared/ui/page/part.module.css';
import twoColumns from '#web/shared/ui/page/two-columns.module.css';
import { dashboardTitle } from './dashboard/dashboard-title.ts';

// One per page, in the shape of its content. Titles are menu labels, whose texts have already been loaded.

export function DashboardSkeleton() {
  const format = useFormat();
  return (
    <SkeletonPage>
      <HeaderSkeleton title={dashboardTitle(format)} actions={3} />
      <Skeleton className={dashboardStyles.work ?? ''} height={50} radius="md" />
      <div className={dashboardStyles.columns}>
        <RowsSkeleton heading rows={5} />
        <RowsSkeleton heading rows={4} />
      </div>
    </SkeletonPage>
  );
}

export function PositionsSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonPage>
      <HeaderSkeleton title={t('shell.positions')} actions={1} />
      <ToolsSkeleton />
      <RowsSkeleton rows={6} />
    </SkeletonPage>
  );
}

export function CandidatesSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonPage>
      <HeaderSkeleton title={t('shell.candidates')} actions={1} />
      <ToolsSkeleton />
      <RowsSkeleton rows={6} />
    </SkeletonPage>
  );
}

export function InterviewsSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonPage>
      <HeaderSkeleton title={t('shell.interviews')} actions={2} />
      <ToolsSkeleton />
      <RowsSkeleton rows={6} />
    </SkeletonPage>
  );
}

export function PositionSkeleton() {
  return (
    <SkeletonPage>
      <HeaderSkeleton actions={2} />
      <Skeleton height={82} mb={28} radius="lg" />
      <RowsSkeleton heading rows={5} />
    </SkeletonPage>
  );
}

export function CandidateSkeleton() {
  return (
    <SkeletonPage>
      <HeaderSkeleton led actions={1} />
      <div className={twoColumns.columns}>
        <CardsSkeleton cards={2} />
        <RowsSkeleton heading rows={4} />
      </div>
    </SkeletonPage>
  );
}

export function InterviewSkeleton() {
  return (
    <SkeletonPage width="full">
      <div className={planStyles.columns}>
        <div className={planStyles.plan}>
          <HeaderSkeleton actions={2} />
          <ToolsSkeleton />
          <CardsSkeleton cards={5} />
        </div>
        <SideSkeleton />
      </div>
    </SkeletonPage>
  );
}

export function PositionFormSkeleton() {
  return (
    <SkeletonPage>
      <HeaderSkeleton />
      <PartSkeleton fields={4} />
      <PartSkeleton fields={2} />
    </SkeletonPage>
  );
}

function PartSkeleton({ fields }: { readonly fields: number }) {
  return (
    <div className={partStyles.part}>
      <Skeleton height={72} radius="md" />
      <FormSkeleton fields={fields} />
    </div>
  );
}

export function FormPageSkeleton() {
  return (
    <SkeletonPage width="reading">
      <HeaderSkeleton />
      <FormSkeleton fields={5} />
    </SkeletonPage>
  );
}

export function ProfileSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonPage>
      <HeaderSkeleton title={t('shell.profile')} />
      <PartSkeleton fields={3} />
      <PartSkeleton fields={2} />
      <PartSkeleton fields={2} />
    </SkeletonPage>
  );
}

export function CalibrationSkeleton() {
  return (
    <SkeletonPage>
      <HeaderSkeleton />
      <PartSkeleton fields={3} />
      <PartSkeleton fields={5} />
    </SkeletonPage>
  );
}

export function SubscriptionSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonPage>
      <HeaderSkeleton title={t('shell.subscription')} />
      <div className={twoColumns.columns}>
        <CardsSkeleton cards={2} />
        <CardsSkeleton cards={2} />
      </div>
    </SkeletonPage>
  );
}
