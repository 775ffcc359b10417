import { Button } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { StripLine } from '#web/shared/ui/strip.tsx';
import { useNameAnswers } from './use-name-answers.ts';

interface OtherNameLineProps {
  readonly candidate: Candidate;
  /** the name in the CV */
  readonly name: string;
  readonly onAccept: () => void;
  /** link for uploading another file, after the text: the page's next step is something else */
  readonly children: ReactNode;
}

/** One of the open issues: a CV has another name. Offers to upload another file, and two equally prominent answers. */
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
