import { IconBriefcase } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { CvStateTag } from '#web/entities/cv/cv-state.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Row, RowHead, Rows } from '#web/shared/ui/list/rows.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import styles from './candidates-list.module.css';
import { sharedNames } from './name/shared-names.ts';
import { roleText } from '#web/entities/candidate/role-text.ts';

interface CandidateRowsProps {
  readonly label: string;
  readonly candidates: readonly Candidate[];
  /** above where they stand: what they are for */
  readonly renderAim?: (candidate: Candidate) => ReactNode;
  /** where they stand */
  readonly renderStanding: (candidate: Candidate) => ReactNode;
  /** what stands at the end of a candidate's row */
  readonly renderEnd?: (candidate: Candidate) => ReactNode;
  /** above the columns, where there is room for them */
  readonly headed?: boolean;
}

export function CandidateRows({
  label,
  candidates,
  renderAim,
  renderStanding,
  renderEnd,
  headed = false,
}: CandidateRowsProps) {
  const { t } = useTranslation('candidates');
  const shared = sharedNames(candidates);
  const head = (
    <RowHead
      led
      title={t('list.head.name')}
      facts={
        <span className={styles.standing}>
          <span>{t('list.head.position')}</span>
          <span className={styles.now}>{t('list.head.lastStep')}</span>
        </span>
      }
      end={t('list.head.next')}
    />
  );
  return (
    <Rows label={label} head={headed && head}>
      {candidates.map((candidate) => (
        <Row
          key={candidate.id}
          to={paths.candidate(candidate.id)}
          lead={<Avatar name={candidate.name} />}
          title={candidate.name}
          mark={<Marks candidate={candidate} isNamedAlike={shared.has(candidate.id)} />}
          detail={<WhoTheyAre candidate={candidate} isNamedAlike={shared.has(candidate.id)} />}
          facts={
            <span className={styles.standing}>
              {renderAim !== undefined && <Aim>{renderAim(candidate)}</Aim>}
              <span className={styles.now}>{renderStanding(candidate)}</span>
            </span>
          }
          end={renderEnd?.(candidate)}
        />
      ))}
    </Rows>
  );
}

/** What they are for; where no head says so, an icon does. */
function Aim({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.aim}>
      <IconBriefcase aria-hidden />
      {children}
    </span>
  );
}

/** A CV that was read as it should be says so on its own page; a list names the others. */
function needsALook({ cv }: Candidate): boolean {
  return cv?.state !== 'ready' || cv.warnings.length > 0;
}

interface WhoTheyAreProps {
  readonly candidate: Candidate;
  /** another one has the name too: what is theirs alone tells them apart */
  readonly isNamedAlike: boolean;
}

function Marks({ candidate, isNamedAlike }: WhoTheyAreProps) {
  const { t } = useTranslation(['candidates', 'common']);
  const { cv, sample, sameEmailAs } = candidate;
  return (
    <>
      {needsALook(candidate) && <CvStateTag cv={cv} />}
      {sameEmailAs !== null && <Tag tone="warn">{t('sameEmail.tag')}</Tag>}
      {sameEmailAs === null && isNamedAlike && <Tag tone="outline">{t('sameName.tag')}</Tag>}
      {sample && <Tag tone="marker">{t('common:sample.tag')}</Tag>}
    </>
  );
}

function WhoTheyAre({ candidate, isNamedAlike }: WhoTheyAreProps) {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  const { profile, email, positions, createdAt } = candidate;
  const role = roleText(profile);
  return (
    <span className={styles.parts}>
      <span>
        {role !== null && <span>{role}</span>}
        {email !== null && (
          <span className={styles.word} title={email}>
            {email}
          </span>
        )}
        {isNamedAlike && email === null && positions.length === 0 && (
          <span>{t('sameName.added', { when: format.day(createdAt) })}</span>
        )}
      </span>
    </span>
  );
}
