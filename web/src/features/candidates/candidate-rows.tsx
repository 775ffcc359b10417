import type { ReactNode } from 'react';
import type { Candidate } from '#contracts/hiring.ts';
import { CvStateTag } from '#web/entities/cv/cv-state.tsx';
import { paths } from '#web/shared/paths.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Row, Rows } from '#web/shared/ui/list/rows.tsx';

interface CandidateRowsProps {
  readonly label: string;
  readonly candidates: readonly Candidate[];
  /** what stands at the end of a candidate's row */
  readonly renderEnd?: (candidate: Candidate) => ReactNode;
}

export function CandidateRows({ label, candidates, renderEnd }: CandidateRowsProps) {
  return (
    <Rows label={label}>
      {candidates.map((candidate) => (
        <Row
          key={candidate.id}
          to={paths.candidate(candidate.id)}
          lead={<Avatar name={candidate.name} />}
          title={candidate.name}
          detail={candidate.email ?? candidate.cv?.fileName}
          facts={<CvStateTag cv={candidate.cv} />}
          end={renderEnd?.(candidate)}
        />
      ))}
    </Rows>
  );
}
