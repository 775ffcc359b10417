import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AreaQuestion } from '#contracts/hiring/position-suggestions.ts';
import { Folded } from '#web/shared/ui/folded.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import styles from './area-questions.module.css';

interface AreaQuestionsProps {
  readonly focusAreas: readonly string[];
  /** what is known so far; of areas that were added since, nothing */
  readonly questions: readonly AreaQuestion[];
  /** an answer is on its way; the server's first one takes a second */
  readonly isFetching: boolean;
  /** between the fields of a narrow page, which it would push out of sight */
  readonly folded: boolean;
}

/** Which question each focus area brings, so that a vague one is seen before any interview is planned. */
export function AreaQuestions({ focusAreas, questions, isFetching, folded }: AreaQuestionsProps) {
  const { t } = useTranslation('positions');
  const known = new Map(questions.map((one) => [one.focusArea, one]));
  const content = (
    <>
      <p className="small muted">{t(focusAreas.length === 0 ? 'areaQuestions.none' : 'areaQuestions.lead')}</p>
      <ul className={styles.list}>
        {focusAreas.length === 0 && (
          <li className={styles.example}>
            <h3>{t('areaQuestions.example.area')}</h3>
            <p className={styles.question}>{t('areaQuestions.example.question')}</p>
          </li>
        )}
        {focusAreas.map((area) => (
          <li key={area}>
            <h3>{area}</h3>
            <Question asked={known.get(area.trim())} isFetching={isFetching} />
          </li>
        ))}
      </ul>
      {focusAreas.some((area) => known.get(area.trim())?.isGeneral) && (
        <p className="small muted">{t('areaQuestions.generalHint')}</p>
      )}
    </>
  );
  if (folded) {
    return (
      <Folded name={t('areaQuestions.title')} className={styles.folded}>
        <div className={styles.panel}>{content}</div>
      </Folded>
    );
  }
  return (
    <aside className={styles.panel} aria-label={t('areaQuestions.title')}>
      <h2>{t('areaQuestions.title')}</h2>
      {content}
    </aside>
  );
}

interface QuestionProps {
  readonly asked: AreaQuestion | undefined;
  readonly isFetching: boolean;
}

function Question({ asked, isFetching }: QuestionProps) {
  const { t } = useTranslation('positions');
  if (asked === undefined) return isFetching ? <Skeleton className={styles.question} height={36} /> : null;
  return (
    <>
      <p className={styles.question}>{asked.question}</p>
      {asked.isGeneral && (
        <p>
          <Tag tone="warn">{t('areaQuestions.general')}</Tag>
        </p>
      )}
    </>
  );
}
