import { Button } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { StripLine } from '#web/shared/ui/strip.tsx';
import { useNameAnswers } from './use-name-answers.ts';

interface OtherNameLineProps {
  readonly candidate: Candidate;
  /** at the head of the CV */
  readonly name: string;
  readonly onAccept: () => void;
  /** the way to another file, behind the words: something else on the page is the next step */
  readonly children: ReactNode;
}

/** Among what is still open: a CV names somebody else. It is another file that is needed, or one of two answers alike. */
export function OtherNameLine({ candidate, name, onAccept, children }: OtherNameLineProps) {
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
            {t('otherName.rename', { other: name })}
          </Button>
        </>
      }
    >
      {t('otherName.brief', { other: name })} {children}
    </StripLine>
  );
}
