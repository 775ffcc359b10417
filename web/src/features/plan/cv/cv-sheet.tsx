import { IconEyeCheck, IconEyeExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CvText } from '#contracts/hiring/cvs.ts';
import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';
import { cvTextQuery } from '#web/entities/cv/api.ts';
import { cvBlocks, marksIn } from '#web/entities/cv/text/cv-blocks.ts';
import paper from '#web/entities/cv/text/cv-paper.module.css';
import { type CvPart, cvParts } from '#web/entities/cv/text/cv-parts.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { CardsSkeleton, Pending } from '#web/shared/ui/page/page-skeletons.tsx';
import { scrollIntoSheet } from '#web/shared/scroll-into-sheet.ts';
import { marksOf } from './cv-marks.ts';
import styles from './cv-sheet.module.css';

interface CvSheetProps {
  readonly cvId: string;
  readonly plan: Plan;
  readonly selected: Question | undefined;
}

/** The CV text with every quote highlighted and the numbers of the quoting questions in the margin. */
export function CvSheet({ cvId, plan, selected }: CvSheetProps) {
  const { t } = useTranslation('plan');
  const text = useQuery(cvTextQuery(cvId));
  return (
    <>
      {text.isError && <ErrorState title={t('side.failed')} error={text.error} onRetry={() => void text.refetch()} />}
      <Pending pending={text.isPending} skeleton={<CardsSkeleton cards={2} />}>
        {text.data !== undefined && (
          <>
            <Sheet text={text.data} plan={plan} selected={selected} />
            <HiddenNote hidden={text.data.hidden} />
          </>
        )}
      </Pending>
    </>
  );
}

function Sheet({
  text,
  plan,
  selected,
}: {
  readonly text: CvText;
  readonly plan: Plan;
  readonly selected: Question | undefined;
}) {
  const { t } = useTranslation('plan');
  const sheet = useRef<HTMLDivElement>(null);
  const order = selected?.order;
  // Not scrolled on opening: whose CV it is matters before any quote.
  const shown = useRef(order);
  useEffect(() => {
    if (shown.current === order) return;
    shown.current = order;
    // Scrolls only the sheet: on a narrow screen it is below the plan, and the page must not scroll away from the
    // question.
    const line = order === undefined ? null : sheet.current?.querySelector('mark[data-selected="true"]');
    if (line && sheet.current !== null) scrollIntoSheet(sheet.current, line, 'smooth');
  }, [order]);
  return (
    // a scroll container must be focusable for the keyboard to scroll it
    <div
      ref={sheet}
      className={classes(paper.sheet, styles.sheet)}
      tabIndex={0}
      role="region"
      aria-label={t('side.cv')}
    >
      {text.pages.map(({ number, visible }) => (
        <div key={number} className={paper.page}>
          {cvBlocks(visible).map((block) => (
            <p key={block.start} className={styles[block.kind]}>
              {cvParts(block.text, marksIn(block, marksOf(plan, { cvId: text.cvId, page: number })), order).map(
                (part) => (
                  <Part key={part.start} part={part} />
                ),
              )}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

function Part({ part }: { readonly part: CvPart }) {
  const { t } = useTranslation('plan');
  if (part.kind === 'plain') return part.text;
  const selected = part.kind === 'selected';
  return (
    <mark data-selected={selected}>
      {part.numbers.length > 0 && (
        <span className={styles.number} data-selected={selected} aria-hidden>
          {part.numbers.map((number) => t('number', { number })).join(' ')}
        </span>
      )}
      {part.text}
    </mark>
  );
}

function HiddenNote({ hidden }: { readonly hidden: CvText['hidden'] }) {
  const { t } = useTranslation('plan');
  const clean = hidden.characters === 0 && !hidden.instructions;
  const Icon = clean ? IconEyeCheck : IconEyeExclamation;
  return (
    <p className={styles.hidden} data-clean={clean}>
      <Icon aria-hidden />
      {clean ? t('side.noHidden') : t('side.hidden', { count: hidden.characters })}
    </p>
  );
}
