import type { ReactNode } from 'react';
import type { TalkTime } from '#web/features/plan/content/clock/talk-rows.ts';
import styles from './room-sheet.module.css';

interface RoomRowProps {
  readonly time?: TalkTime | undefined;
  readonly title: string;
  readonly children?: ReactNode;
}

/** A part of the interview in one paragraph: its minutes, its name and what to say. */
export function RoomRow({ time, title, children }: RoomRowProps) {
  return (
    <section className={styles.row}>
      <RoomTime time={time} />
      <p>
        <b>{title}</b> {children}
      </p>
    </section>
  );
}

export function RoomTime({ time }: Pick<RoomRowProps, 'time'>) {
  return <span className={styles.time}>{time !== undefined && `${String(time.from)}–${String(time.to)}`}</span>;
}
