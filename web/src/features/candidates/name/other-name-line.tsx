import { Button } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { paths } from '#web/shared/paths.ts';
import { StripLine } from '#web/shared/ui/strip.tsx';
import { useNameAnswers } from './use-name-answers.ts';

interface OtherNameLineProps {
  readonly candidate: Candidate;
  /** at the head of the CV */
  readonly name: string;
  readonly onAccept: () => void;
}

/** Above a plan: whose CV it quotes, with two answers alike, and the way to another file. */
export function OtherNameLine({ candidate, name, onAccept }: OtherNameLineProps) {
  const { t } = useTranslation('candidates');
  const { take, isTaking } = useNameAnswers(candidate);
  return (
    <StripLine
      icon={<IconUserQuestion aria-hidden />}
      acts={
        <>
          <Button size="sm" onClick={onAccept}>
            {t('otherName.right')}
          </Button>
          <Button size="sm" loading={isTaking} onClick={() => take(name)}>
            {t('otherName.rename')}
          </Button>
        </>
      }
    >
      {t('otherName.brief', { name })} <Link to={paths.candidate(candidate.id)}>{t('otherName.another')}</Link>
    </StripLine>
  );
}
