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
  /** the name at the head of the CV, where it is another than the candidate's */
  readonly inCv: string | undefined;
  /** asks whose CV it is, before a plan is made from it; undefined where nothing is to be asked */
  readonly notice: ReactNode;
  /** asks the same above a plan that quotes it, as a line among what is still open */
  readonly nameLine: ReactNode;
}

/** The notice of a candidate's page where a plan quotes the CV, or will be made from it; another file is given there. */
export function useOtherNameInPlan(interview: Interview): OtherNameInPlan {
  const { t } = useTranslation('candidates');
  const { data: candidate } = useQuery(candidateQuery(interview.candidate.id));
  const newest = candidate?.cv?.state === 'ready' ? candidate.cv.id : null;
  // A plan keeps the CV that it was made from.
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
