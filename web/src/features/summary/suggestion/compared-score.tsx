import { Button } from '@mantine/core';
import { IconAlertCircle, IconPencil, IconPlayerStop, IconSparkles } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/common.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { type ScoreSuggestion, suggestionRuns } from '#contracts/interviewing/run/score-suggestion.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import styles from './compared-score.module.css';
import { useComparison } from './use-comparison.ts';

interface ComparedScoreProps {
  readonly interviewId: string;
  readonly question: Question;
  /** the suggestion for this answer, possibly for an earlier version of it */
  readonly suggestion: ScoreSuggestion | undefined;
  /** a model is available, and there are notes to base a suggestion on */
  readonly canAsk: boolean;
  /** the language of the plan, the notes and the suggestion's reason */
  readonly language: Language;
}

/** The score a model would have given, on request and separate from the person's score. Never printed. */
export function ComparedScore({ interviewId, question, suggestion, canAsk, language }: ComparedScoreProps) {
  const { t, i18n } = useTranslation('summary');
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const { done, failure, ask, stop } = useComparison(interviewId, question.id, () => {
    // The button disappears, so the focus moves to the result.
    if (document.activeElement === button.current) status.current?.focus();
  });
  const isAsking = done !== undefined;
  const isMissing = suggestion === undefined || suggestion.isOutdated;
  const action = suggestion === undefined ? 'ask' : 'again';
  return (
    <div className={styles.compared} lang={i18n.resolvedLanguage}>
      <div ref={status} role="status" tabIndex={-1} className={styles.status}>
        {isAsking && <p className="small muted">{t('suggestion.asking', { done, of: suggestionRuns })}</p>}
        {!isAsking && suggestion !== undefined && <Said suggestion={suggestion} language={language} />}
      </div>
      {canAsk && (isMissing || isAsking) && (
        <Button
          ref={button}
          size="sm"
          variant="subtle"
          leftSection={isAsking ? <IconPlayerStop aria-hidden /> : <IconSparkles aria-hidden />}
          aria-label={t(`suggestion.${isAsking ? 'stop' : action}Of`, { number: question.order })}
          onClick={isAsking ? stop : ask}
        >
          {t(`suggestion.${isAsking ? 'stop' : action}`)}
        </Button>
      )}
      {failure !== undefined && (
        <Notice tone="danger" role="alert" icon={<IconAlertCircle aria-hidden />}>
          {failure}
        </Notice>
      )}
    </div>
  );
}

function Said({ suggestion, language }: { readonly suggestion: ScoreSuggestion; readonly language: Language }) {
  const { t } = useTranslation('summary');
  return (
    <div className={styles.said}>
      {suggestion.isOutdated && (
        <p>
          <Tag tone="warn">{t('suggestion.outdated')}</Tag>
        </p>
      )}
      {suggestion.kind === 'declined' ? (
        <p>{t(`suggestion.declined.${suggestion.why}`, { lowest: suggestion.lowest, highest: suggestion.highest })}</p>
      ) : (
        <>
          <p className={styles.says}>
            {t(suggestion.lowest === suggestion.highest ? 'suggestion.saysSame' : 'suggestion.says', {
              score: suggestion.score,
              lowest: suggestion.lowest,
              highest: suggestion.highest,
            })}
          </p>
          <p lang={language}>{suggestion.reason}</p>
          <p className={styles.from}>{t('suggestion.quotes')}</p>
          <ul lang={language}>
            {suggestion.quotes.map((quote) => (
              <li key={quote}>
                <q className={styles.quote}>{quote}</q>
              </li>
            ))}
          </ul>
          <p className={styles.label}>
            <IconPencil aria-hidden />
            {t('suggestion.label')}
          </p>
        </>
      )}
    </div>
  );
}
