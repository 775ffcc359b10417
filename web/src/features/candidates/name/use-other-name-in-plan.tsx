import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { candidateQuery } from '#web/entities/candidate/api.ts';
import { paths } from '#web/shared/paths.ts';
import { OtherNameLine } from './other-name-line.tsx';
import { OtherNameNotice } from './other-name-notice.tsx';
import { useOtherName } from './use-other-name.ts';

interface OtherNameInPlan {
  /** the name in the CV, if it differs from the candidate's */
  readonly inCv: string | undefined;
  /** asks whose CV it is before a plan is made from it; undefined if there is no doubt */
  readonly notice: ReactNode;
  /** asks the same above a plan that quotes it, as a line among the open issues */
  readonly nameLine: ReactNode;
}

/**
 * The question of the candidate's page, for interviews whose plan quotes the CV or will be based on it; another file
 * can be uploaded there.
 */
export function useOtherNameInPlan(interview: Interview): OtherNameInPlan {
  const { t } = useTranslation('candidates');
  const { data: candidate } = useQuery(candidateQuery(interview.candidate.id));
  const newest = candidate?.cv?.state === 'ready' ? candidate.cv.id : null;
  // A plan keeps the CV it was based on.
  const followsNewest = interview.planVersion === null && interview.followsNewestCv;
  const cvId = followsNewest ? newest : interview.cvId;
  const other = useOtherName(candidate?.name, cvId);
  const isAsked = candidate !== undefined && other?.isAccepted === false;
  return {
    inCv: other?.name,
    nameLine:
      isAsked && interview.planVersion !== null ? (
        <OtherNameLine candidate={candidate} name={other.name} onAccept={other.accept}>
          <Link to={paths.candidate(candidate.id)}>{t('otherName.upload', { name: candidate.name })}</Link>
        </OtherNameLine>
      ) : undefined,
    notice:
      isAsked && interview.planVersion === null ? (
        <OtherNameNotice candidate={candidate} name={other.name} onAccept={other.accept}>
          <Button variant="filled" component={Link} to={paths.candidate(candidate.id)} size="sm">
            {t('otherName.upload', { name: candidate.name })}
          </Button>
        </OtherNameNotice>
      ) : undefined,
  };
}
