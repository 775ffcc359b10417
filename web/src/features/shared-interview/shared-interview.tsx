import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SharedDocument } from '#contracts/interviewing/summary/interview-share.ts';
import { PlanLanguageContext, PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import { Facts } from '#web/shared/ui/facts.tsx';
import { usePrintSheet } from '#web/shared/print-sheet.ts';
import { useDocumentTitle } from '#web/shared/ui/page/use-document-title.ts';
import { SharedPlan } from './shared-plan.tsx';
import { SharedQuestions } from './shared-questions.tsx';
import { SharedReport } from './shared-report.tsx';
import styles from './shared-interview.module.css';

/** One view of an interview, read-only: labels in the reader's language, content in that of the interview. */
export function SharedInterview({ document }: { readonly document: SharedDocument }) {
  const { t } = useTranslation(['share', 'common']);
  const format = useFormat();
  const { view, interview, expiresAt } = document;
  const kind = t(`page.title.${view}`);
  const title = interview.candidate ?? interview.position;
  useDocumentTitle(`${kind}, ${title}`);
  usePrintSheet([kind, ...(interview.candidate === null ? [] : [interview.candidate]), interview.position].join(' · '));
  return (
    <PlanLanguageContext value={interview.language}>
      <header className={styles.head}>
        <div>
          <p className={styles.kind}>{kind}</p>
          <h1>
            <PlanText>{title}</PlanText>
          </h1>
          <p className={styles.facts}>
            <Facts facts={useFacts(document)} />
          </p>
          <p className={styles.until}>{t('page.until', { date: format.date(expiresAt) })}</p>
        </div>
        <Button leftSection={<IconPrinter aria-hidden />} onClick={() => print()}>
          {t('page.print')}
        </Button>
      </header>
      <Content document={document} />
    </PlanLanguageContext>
  );
}

function Content({ document }: { readonly document: SharedDocument }) {
  switch (document.view) {
    case 'questions':
      return <SharedQuestions document={document} />;
    case 'plan':
      return <SharedPlan document={document} />;
    case 'report':
      return <SharedReport report={document.content} />;
  }
}

function useFacts(document: SharedDocument): string[] {
  const { t } = useTranslation(['share', 'common']);
  const format = useFormat();
  const { candidate, position, level, type, durationMin, scheduledAt } = document.interview;
  // Less than a minute says nothing about an interview.
  const usedOf = (seconds: number) => {
    const minutes = Math.round(seconds / 60);
    return minutes === 0 ? [] : [t('page.used', { minutes: format.minutes(minutes) })];
  };
  return [
    ...(candidate === null ? [] : [position]),
    t(`common:level.${level}`),
    t(`common:interviewType.${type}`),
    ...(document.view === 'report'
      ? [t('page.held', { when: format.dateTime(document.content.startedAt) }), ...usedOf(document.content.elapsedSec)]
      : [
          format.minutes(durationMin),
          ...(scheduledAt === null ? [] : [t('page.scheduled', { when: format.dateTime(scheduledAt) })]),
        ]),
  ];
}
