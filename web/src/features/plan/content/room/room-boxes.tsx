import { useTranslation } from 'react-i18next';
import styles from './room-sheet.module.css';

/** Boxes for yes, no and open, to tick by hand. */
export function RoomBoxes() {
  const { t } = useTranslation('plan');
  return (
    <span className={styles.boxes}>
      {(['yes', 'no', 'open'] as const).map((answer) => (
        <span key={answer}>{t(`room.${answer}`)}</span>
      ))}
    </span>
  );
}
