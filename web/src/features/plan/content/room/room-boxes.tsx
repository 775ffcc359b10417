import { useTranslation } from 'react-i18next';
import styles from './room-sheet.module.css';

/** Yes, no or open, to be ticked by hand. */
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
