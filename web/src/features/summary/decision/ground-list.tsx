import { IconCheck, IconCircle, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { useQuestionScores } from '#web/features/summary/use-question-scores.ts';
import type { ChoiceGround, ChoiceGrounds } from './choice-grounds.ts';
import styles from './ground-list.module.css';

interface GroundListProps {
  readonly grounds: ChoiceGrounds;
  /** its grounds are conditions, so those that fail count too; those of the others are reasons */
  readonly isOffer: boolean;
  /** when chosen, what to do about them is shown too, and what only a person can judge */
  readonly isChosen: boolean;
}

/**
 * The grounds for one option, each with whether it holds for this candidate. Not an HTML list, because it is inside a
 * label.
 */
export function GroundList({ grounds: { when, before }, isOffer, isChosen }: GroundListProps) {
  const { t } = useTranslation(['summary', 'common']);
  if (!isChosen) {
    const told = when.filter((ground) => ground.holds === true || (isOffer && isAgainst(ground)));
    if (told.length === 0) return t('grounds.none');
    return (
      <span className={styles.grounds}>
        {told.map((ground) => (
          <Ground key={ground.text ?? 'least'} ground={ground} isWhole={false} />
        ))}
      </span>
    );
  }
  const own = when.filter(({ holds }) => holds === undefined);
  return (
    <span className={styles.grounds}>
      {when
        .filter(({ holds }) => holds === true || (isOffer && holds === false))
        .map((ground) => (
          <Ground key={ground.text ?? 'least'} ground={ground} isWhole />
        ))}
      {own.length > 0 && <b>{t('grounds.own')}</b>}
      {own.map((ground) => (
        <Ground key={ground.text} ground={ground} isWhole />
      ))}
      {before.length > 0 && <b>{t('common:decision.beforeOffer')}</b>}
      {before.map((condition) => (
        <Ground key={condition} ground={{ text: condition, holds: undefined }} isWhole />
      ))}
    </span>
  );
}

/** A condition that fails, or has requirements in its way that are still open. */
function isAgainst({ holds, unmet }: ChoiceGround): boolean {
  return holds === false || (unmet !== undefined && unmet.open > 0);
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
  const isQuoted = text !== undefined && (isWhole || unmet === undefined || because.length === 0);
  const Sign = holds === undefined ? IconCircle : holds ? IconCheck : IconX;
  return (
    <span className={styles.ground} data-holds={holds}>
      <Sign aria-hidden />
      <span>
        {(holds === true || (holds === false && text !== undefined)) && (
          <span className="visually-hidden">{t(holds ? 'grounds.holds' : 'grounds.fails')} </span>
        )}
        {isQuoted ? (
          <PlanText>{isWhole ? text : (short ?? text)}</PlanText>
        ) : text === undefined ? (
          t(holds ? 'grounds.least' : 'grounds.below')
        ) : (
          t('grounds.requirements')
        )}
        {/* the plan's own sentence ends before them, while the page's own introduces them */}
        {because.length > 0 && <b data-apart={isQuoted}> {because.join(', ')}</b>}
      </span>
    </span>
  );
}
