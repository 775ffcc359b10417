import type { ReactNode } from 'react';
import { Drawing } from '#web/shared/ui/state/drawings.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { PageHeader } from './page-header.tsx';
import { Page } from './page.tsx';

/** The props that a route's error boundary provides. */
export interface FailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

interface PageFailureProps extends FailureProps {
  /** title of the page that failed: "Positions" */
  readonly title: string;
  /** "The position could not be loaded" */
  readonly what: string;
  readonly width?: 'wide' | 'reading';
  readonly stays?: string;
  readonly wayOn?: ReactNode;
}

/** Replaces a page whose data could not be loaded. */
export function PageFailure({ title, what, width = 'wide', ...state }: PageFailureProps) {
  return (
    <Page title={title} width={width}>
      <PageHeader title={title} />
      <ErrorState drawing={<Drawing name="torn" />} title={what} {...state} />
    </Page>
  );
}
