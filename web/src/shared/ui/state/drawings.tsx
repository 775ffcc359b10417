import type { ReactNode } from 'react';
import styles from './drawings.module.css';

export type DrawingName = 'sheet' | 'highlighter' | 'clock' | 'chair' | 'folder' | 'torn';

/**
 * Objects from an interviewer's desk, an empty folder for empty lists, an incomplete sheet for failures: ink lines,
 * flat paper, one yellow area, on a ground line. No people.
 */
const drawings: Record<DrawingName, ReactNode> = {
  sheet: (
    <>
      <path d="M52 14h62l20 20v87.5H52z" fill="var(--aw-surface)" />
      <path d="M114 14v20h20" fill="var(--aw-sunken)" />
      <path d="M66 50h34M66 84h54M66 98h40" stroke="var(--aw-line-2)" />
      <path d="M63 60.5h60v13H63z" fill="var(--aw-draw)" stroke="none" />
      <path d="M68 67h46" />
      <g transform="translate(122 62) rotate(34)">
        <path d="M-7-4h14l3 10v44a4 4 0 0 1-4 4H-6a4 4 0 0 1-4-4V6z" fill="var(--aw-surface)" />
        <path d="M-10 8h20" />
        <path d="M-5-4v-7l10-4v11z" fill="var(--aw-draw)" />
      </g>
    </>
  ),
  highlighter: (
    <>
      <path d="M34 100.5h84v14H34z" fill="var(--aw-draw)" stroke="none" />
      <path d="M44 107.5h60" />
      <g transform="translate(118 104) rotate(38)">
        <path d="M-9-14h18l4 13v-62a6 6 0 0 0-6-6H-7a6 6 0 0 0-6 6v62z" fill="var(--aw-surface)" />
        <path d="M-13-50h26" />
        <path d="M-13-1h26l-4 13H-9z" fill="var(--aw-sunken)" />
        <path d="M-6 12v8l12 5V12z" fill="var(--aw-draw)" />
      </g>
    </>
  ),
  clock: (
    <>
      <path d="M76 104l-8.5 17.5M120 104l8.5 17.5" />
      <circle cx="98" cy="66" r="46" fill="var(--aw-surface)" />
      <path d="M98 66V26a40 40 0 0 1 34.7 60z" fill="var(--aw-draw)" stroke="none" />
      <path d="M98 39v27l17 9.8" />
      <path d="M98 20v6M144 66h-6M98 112v-6M52 66h6" />
    </>
  ),
  folder: (
    <>
      <path d="M48 121.5V36a5 5 0 0 1 5-5h32l9 11h48a5 5 0 0 1 5 5v74.5z" fill="var(--aw-surface)" />
      <path d="M55 31h30l9 11H48v-6a5 5 0 0 1 7-5z" fill="var(--aw-draw)" />
      <path d="M60 54h74" stroke="var(--aw-line-2)" />
      <path d="M48 121.5L63 70h100l-16 51.5z" fill="var(--aw-surface)" />
    </>
  ),
  torn: (
    <>
      <path d="M52 62V14h62l20 20v34l-14-9-13 11-14-10-14 9-13-11z" fill="var(--aw-surface)" />
      <path d="M114 14v20h20" fill="var(--aw-sunken)" />
      <path d="M66 30h30M66 44h44" stroke="var(--aw-line-2)" />
      <path d="M46 121.5V78l14 8 13 11 14-9 14 10 13-11 14 9v25.5z" fill="var(--aw-surface)" />
      <path d="M57 103h56v12H57z" fill="var(--aw-draw)" stroke="none" />
      <path d="M63 109h42" />
    </>
  ),
  chair: (
    <>
      <path d="M70 78l-7 43.5M120 78l7 43.5M79 82l-4 30M111 82l4 30" />
      <path d="M73 18h44a6 6 0 0 1 6 6.6l-3 31.4H70l-3-31.4a6 6 0 0 1 6-6.6z" fill="var(--aw-surface)" />
      <path d="M79 56v14M111 56v14" />
      <path d="M62 70h66a5 5 0 0 1 0 11H62a5 5 0 0 1 0-11z" fill="var(--aw-draw)" />
      <path d="M80 30h30M80 40h22" stroke="var(--aw-line-2)" />
    </>
  ),
};

export function Drawing({ name }: { readonly name: DrawingName }) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 196 132"
      fill="none"
      stroke="var(--aw-ink)"
      strokeWidth="1.75"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M10 121.5h176" stroke="var(--aw-line-2)" />
      {drawings[name]}
    </svg>
  );
}
