import type { Candidate } from '#contracts/hiring.ts';
import { CvStateTag } from '#web/entities/cv/cv-state.tsx';
import { paths } from '#web/shared/paths.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Row, Rows } from '#web/shared/ui/list/rows.tsx';

export function CandidateRows({
  label,
  candidates,
}: {
  readonly label: string;
  readonly candidates: readonly Candidate[];
}) {
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
        />
      ))}
    </Rows>
  );
}
