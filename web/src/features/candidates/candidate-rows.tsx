import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { CvStateTag } from '#web/entities/cv/cv-state.tsx';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import { RowAim } from '#web/shared/ui/list/row-aim.tsx';
import { RowStanding } from '#web/shared/ui/list/row-standing.tsx';
import { Row, RowHead, Rows } from '#web/shared/ui/list/rows.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import styles from './candidates-list.module.css';
import { erasedSoon } from './hold/erased-soon.ts';
import { emailOf, isCvInDoubt } from './name/right-cv.ts';
import { useMergeDialog } from './merge/use-merge-dialog.tsx';
import { sharedNames } from './name/shared-names.ts';
import { roleText } from '#web/entities/candidate/role-text.ts';

interface CandidateRowsProps {
  readonly label: string;
  readonly candidates: readonly Candidate[];
  /** text shown before the status: the candidate's position */
  readonly aimOf?: (candidate: Candidate) => string;
  /** the candidate's status */
  readonly renderStanding: (candidate: Candidate) => ReactNode;
  /** shown at the end of a candidate's row */
  readonly renderEnd?: (candidate: Candidate) => ReactNode;
  /** headings of the middle columns, where there is room */
  readonly factsHead: ReactNode;
}

export function CandidateRows({ label, candidates, aimOf, renderStanding, renderEnd, factsHead }: CandidateRowsProps) {
  const { t } = useTranslation('candidates');
  const shared = sharedNames(candidates);
  const merge = useMergeDialog();
  const head = <RowHead led title={t('list.head.name')} facts={factsHead} end={t('list.head.next')} />;
  return (
    <>
      <Rows label={label} head={head}>
        {candidates.map((candidate) => (
          <Row
            key={candidate.id}
            to={paths.candidate(candidate.id)}
            lead={<Avatar name={candidate.name} />}
            title={candidate.name}
            mark={<Marks candidate={candidate} isNamedAlike={shared.has(candidate.id)} onMerge={merge.ask} />}
            detail={<WhoTheyAre candidate={candidate} isNamedAlike={shared.has(candidate.id)} />}
            facts={
              aimOf === undefined ? (
                renderStanding(candidate)
              ) : (
                <RowStanding
                  aim={
                    <RowAim>
                      <Aim candidate={candidate} isNamedAlike={shared.has(candidate.id)} aim={aimOf(candidate)} />
                    </RowAim>
                  }
                >
                  {renderStanding(candidate)}
                </RowStanding>
              )
            }
            end={renderEnd?.(candidate)}
          />
        ))}
      </Rows>
      {merge.dialog}
    </>
  );
}

/** Lists only mark CVs with a problem; a CV that was read normally says so on its own page. */
function needsALook({ cv }: Candidate): boolean {
  return cv !== null && (cv.state !== 'ready' || cv.warnings.length > 0);
}

interface WhoTheyAreProps {
  readonly candidate: Candidate;
  /** another candidate has the same name, so distinguishing facts are shown */
  readonly isNamedAlike: boolean;
}

interface MarksProps extends WhoTheyAreProps {
  readonly onMerge: ReturnType<typeof useMergeDialog>['ask'];
}

function Marks({ candidate, isNamedAlike, onMerge }: MarksProps) {
  const { t } = useTranslation(['candidates', 'common']);
  const format = useFormat();
  const { cv, name, sample, legalHold } = candidate;
  const [sameEmail] = candidate.sameEmailAs;
  const soon = erasedSoon(candidate);
  return (
    <>
      {needsALook(candidate) && <CvStateTag cv={cv} />}
      {isCvInDoubt(candidate) && <Tag tone="warn">{t('otherName.tag')}</Tag>}
      {sameEmail !== undefined && (
        <button
          type="button"
          className={classes('link', 'small', styles.alike)}
          onClick={({ currentTarget }) => onMerge(candidate, sameEmail.id, currentTarget)}
        >
          {t('sameEmail.tag')}
        </button>
      )}
      {sameEmail === undefined && isNamedAlike && (
        <Link className={classes('link', 'small', styles.alike)} to={paths.candidates({ q: name })}>
          {t('sameName.tag')}
        </Link>
      )}
      {legalHold !== null && <Tag tone="outline">{t('hold.name')}</Tag>}
      {soon !== undefined && <Tag tone="warn">{t('kept.soon', { date: format.shortDate(soon) })}</Tag>}
      {sample && <Tag tone="outline">{t('common:sample.tag')}</Tag>}
    </>
  );
}

interface AimProps extends WhoTheyAreProps {
  readonly aim: string;
}

/** For phones, where it is the only line: the position, followed by caveats about the candidate. */
function Aim({ candidate, isNamedAlike, aim }: AimProps) {
  const caveats = useCaveats(candidate, isNamedAlike);
  return (
    <span className={styles.aim}>
      {aim}
      {caveats.length > 0 && <span className={styles.caveats}>{dotted(aim === '' ? caveats : ['', ...caveats])}</span>}
    </span>
  );
}

/**
 * Distinguishing facts or, failing that, a note that there is no CV: without one, a plan is based on the position
 * alone.
 */
function WhoTheyAre({ candidate, isNamedAlike }: WhoTheyAreProps) {
  const role = isCvInDoubt(candidate) ? null : roleText(candidate.profile);
  const facts = [role, emailOf(candidate), ...useCaveats(candidate, isNamedAlike)];
  return dotted(facts.filter((fact) => fact !== null));
}

function useCaveats({ cv, email, createdAt }: Candidate, isNamedAlike: boolean): readonly string[] {
  const { t } = useTranslation(['candidates', 'cv']);
  const format = useFormat();
  const facts = [
    cv === null ? t('cv:state.none') : null,
    isNamedAlike && email === null ? t('sameName.added', { when: format.moment(createdAt) }) : null,
  ];
  return facts.filter((fact) => fact !== null);
}
