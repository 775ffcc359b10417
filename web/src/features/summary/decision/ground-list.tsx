import { IconCheck, IconCircle, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { useQuestionScores } from '#web/features/summary/use-question-scores.ts';
import type { ChoiceGround, ChoiceGrounds } from './choice-grounds.ts';
import styles from './ground-list.module.css';

/** What speaks for one choice, each with whether it holds for this candidate: it stands in a label, so it is no list. */
export function GroundList({ grounds }: { readonly grounds: ChoiceGrounds }) {
  const { t } = useTranslation();
  return (
    <span className={styles.grounds}>
      {grounds.when.map((ground) => (
        <Ground key={ground.text ?? 'least'} ground={ground} />
      ))}
      {grounds.before.length > 0 && <b>{t('decision.beforeOffer')}</b>}
      {grounds.before.map((condition) => (
        <Ground key={condition} ground={{ text: condition, holds: undefined }} />
      ))}
    </span>
  );
}

function Ground({ ground: { text, holds, scores = [], unmet } }: { readonly ground: ChoiceGround }) {
  const { t } = useTranslation('summary');
  const scored = useQuestionScores();
  const Icon = holds === undefined ? IconCircle : holds ? IconCheck : IconX;
  const because = [
    ...scored(scores),
    ...(['notMet', 'open', 'notAsked'] as const).flatMap((key) => {
      const count = unmet?.[key] ?? 0;
      return count > 0 ? [t(`steps.${key}`, { count })] : [];
    }),
  ];
  return (
    <span className={styles.ground} data-holds={holds}>
      <Icon aria-hidden />
      <span>
        {holds !== undefined && (
          <span className="visually-hidden">{t(holds ? 'grounds.holds' : 'grounds.fails')} </span>
        )}
        {text === undefined ? t('grounds.least') : <PlanText>{text}</PlanText>}
        {because.length > 0 && <b> {because.join(', ')}</b>}
      </span>
    </span>
  );
}
