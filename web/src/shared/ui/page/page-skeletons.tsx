import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from './page-header.tsx';
import pageStyles from './page.module.css';
import { useSteadyPending } from './use-steady-pending.ts';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './page-skeletons.module.css';

interface PendingProps {
  readonly pending: boolean;
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Shows a skeleton while something loads: nothing for the first 150 ms, then the skeleton for at least 300 ms. */
export function Pending({ pending, skeleton, children }: PendingProps) {
  const shown = useSteadyPending(pending);
  if (shown) return skeleton;
  return pending ? <span data-pending hidden /> : children;
}

function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{t('state.loading')}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

interface SkeletonPageProps {
  readonly width?: 'wide' | 'reading' | 'full';
  readonly children: ReactNode;
}

/** A whole page while it loads; the tab keeps its title until the page is ready. */
export function SkeletonPage({ width = 'wide', children }: SkeletonPageProps) {
  return (
    <main id="main" data-width={width} className={classes(pageStyles.page, pageStyles[width])}>
      {children}
    </main>
  );
}

interface HeaderSkeletonProps {
  /** if it is known before the page has loaded */
  readonly title?: string;
  /** an avatar comes before the title */
  readonly led?: boolean;
  /** number of buttons */
  readonly actions?: number;
}

/** The header of a page, in its final height. */
export function HeaderSkeleton({ title, led = false, actions = 0 }: HeaderSkeletonProps) {
  return (
    <PageHeader
      title={title ?? <TitleSkeleton />}
      {...(led && { lead: <Skeleton circle height={52} /> })}
      {...(actions > 0 && {
        actions: Array.from({ length: actions }, (_, button) => (
          <Skeleton
            key={button}
            className={styles.button}
            radius="md"
            // the primary button, which comes first on a phone
            {...(button === actions - 1 && { 'data-variant': 'filled' })}
          />
        )),
      })}
    >
      <Skeleton component="span" className={styles.lead} />
    </PageHeader>
  );
}

/** The heading may have the focus, so it announces that the page is loading. */
function TitleSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <span className="visually-hidden">{t('state.loading')}</span>
      <Skeleton component="span" className={styles.title} />
    </>
  );
}

/** The search and filters above a list. */
export function ToolsSkeleton() {
  return <Skeleton className={styles.tools} radius="md" />;
}

/** A document beside the page, where there is room for it. */
export function SideSkeleton() {
  return (
    <div className={styles.side} aria-hidden="true">
      {Array.from({ length: 14 }, (_, line) => (
        <Skeleton key={line} height={10} width={`${String(94 - ((line * 23) % 40))}%`} />
      ))}
    </div>
  );
}

interface RowsSkeletonProps {
  readonly rows?: number;
  /** the list has its own heading */
  readonly heading?: boolean;
}

/** Rows of a list: a circle, two lines and a badge. */
export function RowsSkeleton({ rows = 4, heading = false }: RowsSkeletonProps) {
  return (
    <Frame>
      {heading && <Skeleton className={styles.heading} />}
      <div className={styles.rows}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles.row}>
            <Skeleton height={28} circle />
            <div>
              <Skeleton height={12} width={`${String(78 - ((row * 17) % 34))}%`} />
              <Skeleton height={10} width={`${String(42 - ((row * 7) % 15))}%`} mt={8} />
            </div>
            <Skeleton height={24} radius="sm" />
          </div>
        ))}
      </div>
    </Frame>
  );
}

/** A form: labels and fields. */
export function FormSkeleton({ fields = 4 }: { readonly fields?: number }) {
  return (
    <Frame>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field} className={styles.field}>
          <Skeleton height={12} width={120} />
          <Skeleton height={40} radius="md" mt={8} />
        </div>
      ))}
    </Frame>
  );
}

/** Cards with a heading and two lines, like the questions of a plan. */
export function CardsSkeleton({ cards = 3 }: { readonly cards?: number }) {
  return (
    <Frame>
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className={styles.card}>
          <Skeleton height={16} width={`${String(86 - ((card * 13) % 30))}%`} />
          <Skeleton height={12} width="38%" mt={14} />
        </div>
      ))}
    </Frame>
  );
}
