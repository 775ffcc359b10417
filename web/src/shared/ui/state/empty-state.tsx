import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawings.tsx';
import { StatePanel } from './state-panel.tsx';

interface EmptyStateProps {
  readonly drawing: DrawingName;
  readonly title: string;
  /** one sentence */
  readonly children: ReactNode;
  /** the next step; at most one filled button */
  readonly action?: ReactNode;
  /** heading level of the title */
  readonly level?: 2 | 3;
}

/** Replaces an empty list: one drawing, one sentence, one action. */
export function EmptyState({ drawing, ...panel }: EmptyStateProps) {
  return <StatePanel picture={<Drawing name={drawing} />} {...panel} />;
}
