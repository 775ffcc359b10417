import { IconFlag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { bands } from '#contracts/interviewing/plan/bands.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { bandColour } from '#web/entities/plan/question/band.tsx';
import { bandRange } from '#web/entities/plan/question/band-scale.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { Highlight } from '#web/shared/ui/quote.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import styles from './auth-example.module.css';

/** A sample of the product beside the form: a question with the CV line it quotes, or a red flag with its reason. */
export function QuestionExample() {
  const { t } = useTranslation(['auth', 'common']);
  const format = useFormat();
  return (
    <>
      <p className={styles.caption}>{t('example.questionCaption')}</p>
      <div className={styles.cv}>
        <b>{t('example.firstJob')}</b>
        <p>– {t('example.firstLine')}</p>
        <p>
          – <Highlight>{t('example.firstQuote')}</Highlight>
        </p>
      </div>
      <div className={styles.card}>
        <div className={styles.head}>
          <Tag tone="must">{t('common:question.mustAsk')}</Tag>
          {t('example.competency')}
          <span className={classes(styles.minutes, 'num')}>{format.minutes(7)}</span>
        </div>
        <p className={styles.question}>{t('example.question')}</p>
        <div className={styles.bands}>
          {bands.map((band) => (
            <span key={band} className={classes(styles.band, bandColour(band))}>
              <b>{bandRange(band)}</b>
              {t(`common:band.${band}`)}
            </span>
          ))}
        </div>
      </div>
    </>
  );
}

export function RedFlagExample() {
  const { t } = useTranslation('auth');
  return (
    <>
      <p className={styles.caption}>{t('example.flagCaption')}</p>
      <div className={styles.cv}>
        <b>{t('example.secondJob')}</b>
        <p>
          – {t('example.secondBefore')} <Highlight>{t('example.secondQuote')}</Highlight>
        </p>
        <p>– {t('example.secondLine')}</p>
      </div>
      <div className={styles.card}>
        <div className={styles.flag}>
          <IconFlag />
          <div>
            <p className={styles.flagTitle}>{t('example.flag')}</p>
            <p className={styles.reason}>{t('example.flagReason')}</p>
          </div>
        </div>
      </div>
    </>
  );
}
