import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/shared/paths.ts';

/** Next step in a list for a candidate whose CV has another name: opens their page, which asks whose CV it is. */
export function CheckCv({ candidateId }: { readonly candidateId: string }) {
  const { t } = useTranslation('candidates');
  return (
    <Button component={Link} to={paths.candidate(candidateId)} size="sm">
      {t('otherName.check')}
    </Button>
  );
}
