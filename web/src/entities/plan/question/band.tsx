import { useTranslation } from 'react-i18next';
import { bands } from '#contracts/interviewing/plan/bands.ts';
import type { Band } from '#contracts/interviewing/plan/plan.ts';
import { bandIndex, bandRange } from './band-scale.ts';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './band.module.css';

/** The class that gives an element the text colour of a band. */
export function bandColour(band: Band): string {
  return styles[`text${String(bandIndex(band))}`] ?? '';
}

/** Five bars, filled up to the band, so that it can be read without colour. Goes beside a number or word. */
export function BandGlyph({ band }: { readonly band: Band }) {
  return (
    <span className={classes(styles.glyph, bandColour(band))} aria-hidden="true">
      {bands.map((each, index) => (
        <i key={each} className={index <= bandIndex(band) ? styles.on : styles.off} />
      ))}
    </span>
  );
}

interface BandLabelProps {
  readonly band: Band;
  /** without the range: "Strong" */
  readonly wordOnly?: boolean;
}

/** "7–8 Strong" in the band's colour. */
export function BandLabel({ band, wordOnly = false }: BandLabelProps) {
  const { t } = useTranslation();
  return (
    <span className={classes(styles.label, bandColour(band))}>
      {!wordOnly && <span className="num">{bandRange(band)}</span>}
      <span className={styles.word}>{t(`band.${band}`)}</span>
    </span>
  );
}
