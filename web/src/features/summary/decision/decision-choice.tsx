import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recommendation } from '#contracts/interviewing/interviewing.ts';
import type { choiceGrounds } from './choice-grounds.ts';
import { GroundList } from './ground-list.tsx';
import styles from './decision-choice.module.css';

interface DecisionChoiceProps {
  /** the grounds for each option; undefined if the plan has none or they are shown elsewhere */
  readonly grounds: ReturnType<typeof choiceGrounds>;
  readonly shown: Recommendation | null;
  readonly onChoose: (chosen: Recommendation) => void;
  readonly choices: RefObject<HTMLFieldSetElement | null>;
  /** id of the element that labels the group */
  readonly labelledBy: string;
  /** id of the message that says why nothing can be recorded yet, once the user has tried */
  readonly describedBy: string | undefined;
}

const order = ['hire', 'further_interview', 'no_hire'] as const satisfies readonly Recommendation[];

/** The three recommendations with the grounds for each; none is preselected. */
export function DecisionChoice({ grounds, shown, onChoose, choices, labelledBy, describedBy }: DecisionChoiceProps) {
  const { t } = useTranslation('summary');
  const name = useId();
  return (
    <fieldset ref={choices} className={styles.options} aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {order.map((one) => (
        <label key={one} className={styles.option} data-chosen={shown === one}>
          <input
            type="radio"
            name={name}
            checked={shown === one}
            aria-labelledby={`${name}-${one}`}
            aria-describedby={`${name}-${one}-takes`}
            onChange={() => onChoose(one)}
          />
          <b id={`${name}-${one}`}>{t(`recommendation.${one}`)}</b>
          <span id={`${name}-${one}-takes`} className={styles.takes}>
            {grounds === undefined || grounds[one].when.length === 0 ? (
              t(`recommendationText.${one}`)
            ) : (
              <GroundList grounds={grounds[one]} isOffer={one === 'hire'} isChosen={shown === one} />
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
