import { type ReactNode, useState } from 'react';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { MergeDialog } from './merge-dialog.tsx';

interface Asked {
  readonly candidate: Candidate;
  readonly otherId: string;
  readonly opener: HTMLElement;
}

interface OfferedMerge {
  /** where what opens it may go away: it has what was asked, and stays until it is closed */
  readonly dialog: ReactNode;
  readonly ask: (candidate: Candidate, otherId: string, opener: HTMLElement) => void;
}

/** The dialog that makes one of two records, for whatever marks them as perhaps the same person. */
export function useMergeDialog(): OfferedMerge {
  const [asked, setAsked] = useState<Asked>();
  return {
    dialog: asked !== undefined && <MergeDialog {...asked} onClosed={() => setAsked(undefined)} />,
    ask: (candidate, otherId, opener) => setAsked({ candidate, otherId, opener }),
  };
}
