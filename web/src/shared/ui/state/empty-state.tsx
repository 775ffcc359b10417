import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawings.tsx';
import { StatePanel } from './state-panel.tsx';

interface EmptyStateProps {
  readonly drawing: DrawingName;
  readonly title: string;
  /** one sentence */
  readonly children: ReactNode;
  /** the next step, one filled button at most */
  readonly action?: ReactNode;
  /** level of the title in the page */
  readonly level?: 2 | 3;
}

/** In place of a list that is empty: one drawing, one sentence, one action. */
export function EmptyState({ drawing, ...panel }: EmptyStateProps) {
  return <StatePanel picture={<Drawing name={drawing} />} {...panel} />;
}
