import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import { type FlowStep, topicOf } from '#contracts/interviewing/plan/plan.ts';
import type { PlanPart } from '#web/features/plan/content/parts/plan-parts.ts';
import { partId, useCurrentPlace } from '#web/features/plan/content/parts/use-current-place.ts';
import type { MinuteStop } from './minute-stops.ts';
import styles from './minutes-strip.module.css';

interface MinutesStripProps {
  readonly stops: readonly MinuteStop[];
  readonly parts: readonly PlanPart[];
}

/** Desktop only, always visible: the interview's minutes as a bar of links, with the part being read marked. */
export function MinutesStrip({ stops, parts }: MinutesStripProps) {
  const { t } = useTranslation(['plan', 'common']);
  const decision = parts.some(({ name }) => name === 'decision') ? partId('decision') : undefined;
  const { current, goTo } = useCurrentPlace([...stops.map(({ place }) => place), decision].flatMap((id) => id ?? []));
  const partNameOf = (kind: FlowStep['kind']): string => {
    if (kind === 'buffer') return t('budget.buffer');
    return t(`parts.${kind === 'question' ? 'questions' : kind}`);
  };
  return (
    <nav className={styles.strip} aria-label={t('parts.label')}>
      <ul>
        {stops.map((stop, index) => {
          const { kind, minutes, question, place, weighsMost } = stop;
          const length = t('common:unit.minutes', { count: minutes });
          // begins with the visible label, so that voice control matches it
          const title = [
            question === undefined
              ? `${partNameOf(kind)}, ${length}`
              : `${t('number', { number: question.order })}, ${length}, ${capitalised(topicOf(question))}`,
            ...(weighsMost ? [t('budget.weighsMost')] : []),
          ].join('. ');
          const words = (
            <>
              {/* the names of the other parts rarely fit; all are in the title and in the list below */}
              {question !== undefined && <b aria-hidden>{t('number', { number: question.order })}</b>}
              {/* one minute is too narrow for a number */}
              {minutes > 1 && <small aria-hidden>{minutes}</small>}
            </>
          );
          return (
            // width in proportion to its minutes
            <li key={String(index)} style={{ flexGrow: minutes }} data-kind={question?.block ?? kind}>
              {place === undefined ? (
                <span title={title}>{words}</span>
              ) : (
                <button
                  type="button"
                  title={title}
                  aria-current={place === current ? 'true' : undefined}
                  onClick={() => goTo(place)}
                >
                  {words}
                  <span className="visually-hidden">{title}</span>
                </button>
              )}
            </li>
          );
        })}
        {decision !== undefined && (
          <li data-kind="decision">
            <button
              type="button"
              aria-current={decision === current ? 'true' : undefined}
              onClick={() => goTo(decision)}
            >
              {t('parts.decision')}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
