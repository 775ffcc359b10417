import { IconChevronDown, IconFlag } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#contracts/plan.ts';
import { useFormat } from '#web/shared/format.ts';
import { AnchorColumns } from '#web/shared/ui/anchor-columns.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import { Quote } from '#web/shared/ui/quote.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import styles from './question-card.module.css';

interface QuestionCardProps {
  readonly question: Question;
  readonly openAtFirst?: boolean;
  readonly selected?: boolean;
  readonly onSelect?: () => void;
}

/** One question: folded, its ask and time; open, why it is asked, what to listen for, five anchors, probes, red flags. */
export function QuestionCard({ question, openAtFirst = false, selected = false, onSelect }: QuestionCardProps) {
  const { t } = useTranslation(['plan', 'common']);
  const format = useFormat();
  const [open, setOpen] = useState(openAtFirst);
  const bodyId = useId();
  const toggle = (): void => {
    setOpen(!open);
    onSelect?.();
  };
  return (
    <article
      className={classes(styles.card, open && styles.open, selected && styles.selected)}
      id={`question-${question.id}`}
    >
      <div className={styles.head}>
        <span className={styles.number}>{question.order}</span>
        <div>
          <h3 className={styles.ask}>
            <button type="button" aria-expanded={open} aria-controls={bodyId} onClick={toggle}>
              {question.text}
            </button>
          </h3>
          {question.evidence?.map((evidence) => (
            <p key={`${String(evidence.page)}.${String(evidence.start)}`} className={styles.evidence}>
              <Quote source={t('page', { page: evidence.page })} selected={selected}>
                {evidence.quote}
              </Quote>
            </p>
          ))}
          <p className={styles.meta}>
            <Tag tone={question.mustAsk ? 'must' : 'outline'}>
              {question.mustAsk ? t('common:question.mustAsk') : t('common:question.optional')}
            </Tag>
            <span>{question.category}</span>
            <span aria-hidden>·</span>
            <span>{t(`kind.${question.kind}`)}</span>
            <span aria-hidden>·</span>
            <span>{t(`difficulty.${question.difficulty}`)}</span>
          </p>
        </div>
        <span className={classes(styles.side, 'num')}>
          {format.minutes(question.expectedMin)}
          <IconChevronDown aria-hidden data-open={open} />
        </span>
      </div>
      <div id={bodyId} className={styles.body} hidden={!open}>
        {open && <QuestionBody question={question} />}
      </div>
    </article>
  );
}

function QuestionBody({ question }: { readonly question: Question }) {
  const { t } = useTranslation('plan');
  return (
    <>
      <div className={styles.pair}>
        <section>
          <h4>{t('question.why')}</h4>
          <p>{question.whyAsked}</p>
        </section>
        <section>
          <h4>{t('question.listen')}</h4>
          <ul className={styles.points}>
            {question.expectedAnswer.keyPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {question.expectedAnswer.notRequired.length > 0 && (
            <p className={styles.notRequired}>
              {t('question.notRequired')} {question.expectedAnswer.notRequired.join('; ')}
            </p>
          )}
        </section>
      </div>
      <AnchorColumns anchors={question.anchors} />
      <div className={styles.pair}>
        <section>
          <h4>{t('question.probes')}</h4>
          <dl className={styles.probes}>
            {question.probes.map((probe) => (
              <div key={probe.text}>
                <dt>{t(`trigger.${probe.trigger}`)}</dt>
                <dd>{probe.text}</dd>
              </div>
            ))}
          </dl>
        </section>
        {question.redFlags.length > 0 && (
          <section>
            <h4>{t('question.redFlag')}</h4>
            {question.redFlags.map((flag) => (
              <div key={flag.text} className={styles.flag}>
                <IconFlag aria-hidden />
                <div>
                  <p>{flag.text}</p>
                  <p className="small muted">{flag.jobReason}</p>
                </div>
              </div>
            ))}
          </section>
        )}
      </div>
    </>
  );
}
