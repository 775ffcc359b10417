import type { ReactNode } from 'react';

interface SourceProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A row for one source of a plan. */
export function Source({ name, children }: SourceProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
