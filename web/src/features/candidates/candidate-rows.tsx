import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { CvStateTag } from '#web/entities/cv/cv-state.tsx';
import { paths } from '#web/shared/paths.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Row, Rows } from '#web/shared/ui/list/rows.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import styles from './candidates-list.module.css';
import { roleText } from './role-text.ts';

interface CandidateRowsProps {
  readonly label: string;
  readonly candidates: readonly Candidate[];
  /** above where they stand: what they are for */
  readonly renderAim?: (candidate: Candidate) => ReactNode;
  /** where they stand */
  readonly renderStanding: (candidate: Candidate) => ReactNode;
  /** what stands at the end of a candidate's row */
  readonly renderEnd?: (candidate: Candidate) => ReactNode;
}

export function CandidateRows({ label, candidates, renderAim, renderStanding, renderEnd }: CandidateRowsProps) {
  const { t } = useTranslation('candidates');
  return (
    <Rows label={label}>
      {candidates.map((candidate) => (
        <Row
          key={candidate.id}
          endBelow
          to={paths.candidate(candidate.id)}
          lead={<Avatar name={candidate.name} />}
          title={candidate.name}
          detail={<WhoTheyAre candidate={candidate} />}
          facts={
            <span className={styles.standing}>
              {renderAim?.(candidate)}
              <span className={styles.now}>
                {renderStanding(candidate)}
                {needsALook(candidate) && <CvStateTag cv={candidate.cv} />}
                {candidate.sameEmailAs !== null && <Tag tone="warn">{t('sameEmail.tag')}</Tag>}
              </span>
            </span>
          }
          end={renderEnd?.(candidate)}
        />
      ))}
    </Rows>
  );
}

/** A CV that was read as it should be says so on its own page; a list names the others. */
function needsALook({ cv }: Candidate): boolean {
  return cv?.state !== 'ready' || cv.warnings.length > 0;
}

function WhoTheyAre({ candidate }: { readonly candidate: Candidate }) {
  const { t } = useTranslation();
  const { profile, email, cv, sample } = candidate;
  const role = roleText(profile);
  const file = role === null && email === null ? cv?.fileName : undefined;
  return (
    <>
      <span className={styles.parts}>
        <span>
          {role !== null && <span>{role}</span>}
          {email !== null && (
            <span className={styles.word} title={email}>
              {email}
            </span>
          )}
          {file !== undefined && (
            <span className={styles.word} title={file}>
              {file}
            </span>
          )}
        </span>
      </span>
      {sample && (
        <>
          {' '}
          <Tag tone="marker">{t('sample.tag')}</Tag>
        </>
      )}
    </>
  );
}
