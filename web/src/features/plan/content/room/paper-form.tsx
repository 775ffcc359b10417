import type { ReactNode } from 'react';
import type { PaperForm } from '#web/shared/print-sheet.ts';
import { RoomSheet, type RoomSheetProps } from './room-sheet.tsx';
import styles from './paper-form.module.css';

interface Printed extends RoomSheetProps {
  readonly handouts: ReactNode;
}

/** The print layout that replaces the page. */
export function drawPaperForm(form: PaperForm, { handouts, ...sheet }: Printed): ReactNode {
  return <div className={styles.form}>{form === 'short' ? <RoomSheet {...sheet} /> : handouts}</div>;
}
