import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#web/shared/ui/classes.ts';
import { PencilBox } from '#web/shared/ui/pencil-box.tsx';
import { Highlight } from '#web/shared/ui/quote.tsx';
import styles from './hands-section.module.css';
import shared from './landing.module.css';

/** The three sources of a record, each with its own style: the CV, a person, the AI. */
export function HandsSection() {
  const { t } = useTranslation('landing');
  return (
    <section className={classes(shared.section, styles.ground)}>
      <div className={classes(shared.width, styles.columns)}>
        <div>
          <h2>{t('hands.title')}</h2>
          <p className={shared.sub}>{t('hands.text')}</p>
        </div>
        <div className={styles.sheet}>
          <Hand kind="marker" name={t('hands.marker')} meaning={t('hands.markerMeaning')}>
            <span className="doc">
              <Highlight>{t('hands.markerExample')}</Highlight>
            </span>
          </Hand>
          <Hand kind="pen" name={t('hands.pen')} meaning={t('hands.penMeaning')}>
            <span className={styles.note}>
              <b className={styles.score}>7</b>
              {t('hands.penExample')}
            </span>
          </Hand>
          <Hand kind="pencil" name={t('hands.pencil')} meaning={t('hands.pencilMeaning')}>
            <PencilBox>{t('hands.pencilExample')}</PencilBox>
          </Hand>
        </div>
      </div>
    </section>
  );
}

interface HandProps {
  readonly kind: 'marker' | 'pen' | 'pencil';
  readonly name: string;
  readonly meaning: string;
  readonly children: ReactNode;
}

function Hand({ kind, name, meaning, children }: HandProps) {
  return (
    <div className={styles.hand}>
      <div className={styles.title}>
        <span className={classes(styles.swatch, styles[kind])} aria-hidden="true" />
        <h3>{name}</h3>
        <span>{meaning}</span>
      </div>
      <div className={styles.example}>{children}</div>
    </div>
  );
}
