import type { ReactNode } from 'react';
import type { PaperForm } from '#web/shared/print-sheet.ts';
import { RoomSheet, type RoomSheetProps } from './room-sheet.tsx';
import styles from './paper-form.module.css';

interface Printed extends RoomSheetProps {
  readonly handouts: ReactNode;
}

/** What is printed in place of the page, which stands behind it. */
export function drawPaperForm(form: PaperForm, { handouts, ...sheet }: Printed): ReactNode {
  return <div className={styles.form}>{form === 'short' ? <RoomSheet {...sheet} /> : handouts}</div>;
}
