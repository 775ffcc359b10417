import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bands } from '#contracts/interviewing/plan/bands.ts';
import type { Band } from '#contracts/interviewing/plan/plan.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { bandColour } from '#web/entities/plan/question/band.tsx';
import { bandIndex, bandRange } from '#web/entities/plan/question/band-scale.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { Highlight, Quote } from '#web/shared/ui/quote.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import styles from './hero-stage.module.css';
import { wirePath, type Wire } from './wire-path.ts';

/** A CV, a question based on it, and a line that connects the quote with its source: evidence for the headline. */
export function HeroStage() {
  const { t } = useTranslation(['landing', 'common']);
  const format = useFormat();
  const stage = useRef<HTMLDivElement>(null);
  const wire = useWire(stage);
  return (
    <div className={styles.stage} ref={stage}>
      <div className={styles.sheet}>
        <p className={styles.name}>{t('cv.name')}</p>
        <p>{t('cv.headline')}</p>
        <p className={styles.job}>
          <b>{t('cv.job')}</b>
          <span>{t('cv.dates')}</span>
        </p>
        <ul>
          <li>
            <span data-wire="line">
              <Highlight>{t('cv.quoted')}</Highlight>
            </span>
            {t('cv.afterQuote')}
          </li>
          <li>{t('cv.second')}</li>
          <li>{t('cv.third')}</li>
        </ul>
      </div>
      <article className={styles.card}>
        <div className={styles.head}>
          <Tag tone="must">{t('common:question.mustAsk')}</Tag>
          <span>{t('question.competency')}</span>
          <span className={classes(styles.minutes, 'num')}>{format.minutes(6)}</span>
        </div>
        <h2>{t('question.text')}</h2>
        <p className={styles.evidence}>
          <span data-wire="quote">
            <Quote source={t('question.source')}>{t('question.quote')}</Quote>
          </span>
        </p>
        <Bands />
      </article>
      {wire !== undefined && (
        <svg className={styles.wire} fill="none" aria-hidden="true">
          <path d={wire.path} stroke="var(--aw-pen)" strokeWidth="1.75" />
          {wire.ends.map(({ x, y }) => (
            <circle key={y} cx={x} cy={y} r="4" fill="var(--aw-pen)" />
          ))}
        </svg>
      )}
    </div>
  );
}

const behaviourKeys = {
  '0': ['behaviour.none'],
  '1-3': ['behaviour.low1', 'behaviour.low2'],
  '4-6': ['behaviour.mid1', 'behaviour.mid2'],
  '7-8': ['behaviour.strong1', 'behaviour.strong2'],
  '9-10': ['behaviour.top1', 'behaviour.top2'],
} as const satisfies Record<Band, readonly string[]>;

/** The five score bands; a click shows what an answer in each sounds like. */
function Bands() {
  const { t } = useTranslation(['landing', 'common']);
  const [chosen, setChosen] = useState<Band>('7-8');
  return (
    <>
      <div className={styles.bands} role="group" aria-label={t('question.bands')}>
        {bands.map((band) => (
          <button
            key={band}
            type="button"
            aria-pressed={band === chosen}
            className={classes(styles.band, bandColour(band))}
            style={band === chosen ? { background: `var(--aw-b${String(bandIndex(band))}-soft)` } : undefined}
            onClick={() => setChosen(band)}
          >
            {bandRange(band)}
            <span>{t(`common:band.${band}`)}</span>
          </button>
        ))}
      </div>
      <ul className={styles.behaviours}>
        {behaviourKeys[chosen].map((key) => (
          <li key={key}>
            <i aria-hidden="true" />
            {t(key)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Measures both ends of the connecting line once the fonts have loaded and whenever the stage is resized. */
function useWire(stage: React.RefObject<HTMLDivElement | null>): Wire | undefined {
  const [wire, setWire] = useState<Wire>();
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const measure = (): void => {
      setWire(wirePath(element));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    void document.fonts.ready.then(measure);
    return () => {
      observer.disconnect();
    };
  }, [stage]);
  return wire;
}
