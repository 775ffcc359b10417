import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { candidateQuery } from '#web/entities/candidate/api.ts';
import { paths } from '#web/shared/paths.ts';
import { OtherNameNotice } from './other-name-notice.tsx';

/** The notice of a candidate's page where a plan quotes the CV, or will be made from it; another file is given there. */
export function OtherNameInPlan({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('candidates');
  const { data: candidate } = useQuery(candidateQuery(interview.candidate.id));
  if (candidate === undefined) return null;
  const newest = candidate.cv?.state === 'ready' ? candidate.cv.id : null;
  // A plan keeps the CV that it was made from.
  const followsNewest = interview.planVersion === null && interview.followsNewestCv;
  return (
    <OtherNameNotice candidate={candidate} cvId={followsNewest ? newest : interview.cvId}>
      <Button component={Link} to={paths.candidate(candidate.id)} size="sm">
        {t('otherName.another')}
      </Button>
    </OtherNameNotice>
  );
}
