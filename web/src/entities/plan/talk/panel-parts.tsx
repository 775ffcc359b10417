import { useTranslation } from 'react-i18next';
import { type PanelPart, panelPartKind } from '#contracts/interviewing/plan/panel/panel-roles.ts';
import styles from './decision-rule.module.css';

interface PanelPartsProps {
  readonly roles: readonly PanelPart[];
}

/**
 * Panel roles: who leads, who asks what, who takes notes and keeps time, and how the scores of two interviewers are
 * combined.
 */
export function PanelParts({ roles }: PanelPartsProps) {
  const { t } = useTranslation('plan');
  return (
    <section className={styles.rule}>
      <h2>{t('panel.title')}</h2>
      <PanelPartList roles={roles} />
    </section>
  );
}

/** The same list without its own heading. */
export function PanelPartList({ roles }: PanelPartsProps) {
  const { t } = useTranslation('plan');
  const numbersOf = (numbers: readonly number[]) => numbers.map((number) => t('number', { number })).join(', ');
  const parts = [
    ...roles.flatMap((part, at) => {
      const kind = panelPartKind(part, at);
      const { name = t('panel.interviewer', { number: at + 1 }), questions } = part;
      const said = { name, numbers: numbersOf(questions) };
      return kind === undefined ? [] : [t(`panel.${kind}`, said)];
    }),
    t('panel.notes'),
    t('panel.scores'),
  ];
  return (
    <ul className={styles.list}>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}
