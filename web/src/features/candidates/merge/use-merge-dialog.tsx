import { type ReactNode, useState } from 'react';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { MergeDialog } from './merge-dialog.tsx';

interface Asked {
  readonly candidate: Candidate;
  readonly otherId: string;
  readonly opener: HTMLElement;
}

interface OfferedMerge {
  /** render it where it outlives the opener: it keeps its own data and stays until closed */
  readonly dialog: ReactNode;
  readonly ask: (candidate: Candidate, otherId: string, opener: HTMLElement) => void;
}

/** The merge dialog, for anything that marks two records as possible duplicates. */
export function useMergeDialog(): OfferedMerge {
  const [asked, setAsked] = useState<Asked>();
  return {
    dialog: asked !== undefined && <MergeDialog {...asked} onClosed={() => setAsked(undefined)} />,
    ask: (candidate, otherId, opener) => setAsked({ candidate, otherId, opener }),
  };
}
