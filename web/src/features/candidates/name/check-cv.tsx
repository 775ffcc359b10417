import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/shared/paths.ts';

/** The next step in a list for somebody whose CV is in another name: their page asks whose it is. */
export function CheckCv({ candidateId }: { readonly candidateId: string }) {
  const { t } = useTranslation('candidates');
  return (
    <Button component={Link} to={paths.candidate(candidateId)} size="sm">
      {t('otherName.check')}
    </Button>
  );
}
