import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '#web/shared/ui/segments.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import { lengths, minutesOf, type Length } from './minutes-of.ts';
import styles from './minutes-section.module.css';
import shared from './landing.module.css';

/** The second hero: every length adds up, and each part has a stated purpose. */
export function MinutesSection() {
  const { t } = useTranslation('landing');
  const [length, setLength] = useState<Length>(60);
  return (
    <section id="minutes" className={shared.section}>
      <div className={shared.width}>
        <div className={shared.head}>
          <div>
            <h2>{t('minutes.title')}</h2>
            <p className={shared.sub}>{t('minutes.text')}</p>
          </div>
          <Segments
            label={t('minutes.choose')}
            options={lengths.map((value) => ({ value, label: String(value) }))}
            value={length}
            onChange={setLength}
          />
        </div>
        <ul className={classes(styles.bar, 'num')} aria-label={t('minutes.bar', { length })}>
          {minutesOf(length).map(({ kind, minutes, number }) => (
            <li
              key={`${kind}${String(number ?? '')}`}
              className={styles[kind]}
              // width in proportion to the minutes
              style={{ flexGrow: minutes, ['--minutes' as string]: minutes }}
            >
              <span>{number === undefined ? t(`minutes.part.${kind}`) : t('minutes.question', { number })}</span>
              <b>{minutes}</b>
            </li>
          ))}
        </ul>
        <div className={styles.notes}>
          {(['core', 'cv', 'clock'] as const).map((kind) => (
            // in the colour of its parts above
            <p key={kind} className={styles[kind]}>
              <b>{t(`minutes.${kind}Title`)}</b> {t(`minutes.${kind}Text`)}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
