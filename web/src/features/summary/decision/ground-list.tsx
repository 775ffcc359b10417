import { IconCheck, IconCircle, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { useQuestionScores } from '#web/features/summary/use-question-scores.ts';
import type { ChoiceGround, ChoiceGrounds } from './choice-grounds.ts';
import styles from './ground-list.module.css';

interface GroundListProps {
  readonly grounds: ChoiceGrounds;
  /** when chosen, grounds are shown in full, with what to do about them */
  readonly isChosen: boolean;
}

/**
 * The grounds for one option, each with whether it holds for this candidate. Not an HTML list, because it is inside a
 * label.
 */
export function GroundList({ grounds, isChosen }: GroundListProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.grounds}>
      {grounds.when.map((ground) => (
        <Ground key={ground.text ?? 'least'} ground={ground} isWhole={isChosen} />
      ))}
      {grounds.before.length > 0 && <b>{t('decision.beforeOffer')}</b>}
      {grounds.before.map((condition) => (
        <Ground key={condition} ground={{ text: condition, holds: undefined }} isWhole />
      ))}
    </span>
  );
}

interface GroundProps {
  readonly ground: ChoiceGround;
  readonly isWhole: boolean;
}

function Ground({ ground: { text, short, holds, scores = [], unmet }, isWhole }: GroundProps) {
  const { t } = useTranslation('summary');
  const scored = useQuestionScores();
  const because = [
    ...scored(scores),
    ...(['notMet', 'open'] as const).flatMap((key) => {
      const count = unmet?.[key] ?? 0;
      return count > 0 ? [t(`steps.${key}`, { count })] : [];
    }),
  ];
  return (
    <span className={styles.ground} data-holds={holds}>
      <Sign holds={holds} />
      <span>
        {holds !== undefined && (
          <span className="visually-hidden">{t(holds ? 'grounds.holds' : 'grounds.fails')} </span>
        )}
        {text === undefined ? t('grounds.least') : <PlanText>{isWhole ? text : (short ?? text)}</PlanText>}
        {because.length > 0 && <b> {because.join(', ')}</b>}
      </span>
    </span>
  );
}

/** A legend for the icons. */
export function GroundKey() {
  const { t } = useTranslation('summary');
  return (
    <p className={styles.key} aria-hidden>
      {([true, false, undefined] as const).map((holds) => (
        <span key={String(holds)} className={styles.ground} data-holds={holds}>
          <Sign holds={holds} />
          {t(holds === undefined ? 'grounds.key.open' : holds ? 'grounds.key.holds' : 'grounds.key.fails')}
        </span>
      ))}
    </p>
  );
}

function Sign({ holds }: Pick<ChoiceGround, 'holds'>) {
  const Icon = holds === undefined ? IconCircle : holds ? IconCheck : IconX;
  return <Icon aria-hidden />;
}
