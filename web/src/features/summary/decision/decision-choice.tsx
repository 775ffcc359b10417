import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recommendation } from '#contracts/interviewing/interviewing.ts';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { Folded } from '#web/shared/ui/folded.tsx';
import { type ChoiceTakes, choiceTakes } from './choice-takes.ts';
import styles from './decision-choice.module.css';

interface DecisionChoiceProps {
  readonly plan: Run['plan'];
  readonly shown: Recommendation | null;
  readonly onChoose: (chosen: Recommendation) => void;
  readonly choices: RefObject<HTMLFieldSetElement | null>;
  /** id of what names it */
  readonly labelledBy: string;
  /** id of why nothing can be recorded yet, once it was tried */
  readonly describedBy: string | undefined;
  /** what each choice takes stands elsewhere */
  readonly isBrief: boolean;
}

const order = ['hire', 'further_interview', 'no_hire'] as const satisfies readonly Recommendation[];

/** The three recommendations, none of them chosen for anybody, each beside what the plan says that it takes. */
export function DecisionChoice({
  plan,
  shown,
  onChoose,
  choices,
  labelledBy,
  describedBy,
  isBrief,
}: DecisionChoiceProps) {
  const { t } = useTranslation(['summary', 'common']);
  const name = useId();
  const takes = isBrief ? undefined : choiceTakes(plan);
  const { decision } = plan;
  return (
    <>
      <fieldset ref={choices} aria-labelledby={labelledBy} aria-describedby={describedBy}>
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
            <span>
              <b id={`${name}-${one}`}>{t(`recommendation.${one}`)}</b>
              <small>{t(`recommendationText.${one}`)}</small>
            </span>
            <span id={`${name}-${one}-takes`} className={styles.takes}>
              {takes !== undefined && <Takes takes={takes[one]} />}
            </span>
          </label>
        ))}
      </fieldset>
      {!isBrief && decision !== undefined && (
        <Folded name={t('common:decision.weighs')} className={styles.weighs}>
          <p>
            <PlanText>
              {[
                decision.weighsMost,
                ...(decision.offer === undefined ? [decision.weightiestQuestions ?? []].flat() : []),
              ].join(' ')}
            </PlanText>
          </p>
        </Folded>
      )}
    </>
  );
}

function Takes({ takes }: { readonly takes: ChoiceTakes }) {
  const { t } = useTranslation();
  return (
    <>
      {takes.when.map((condition) => (
        <span key={condition}>
          <PlanText>{condition}</PlanText>
        </span>
      ))}
      {takes.before.length > 0 && <b>{t('decision.beforeOffer')}</b>}
      {takes.before.map((condition) => (
        <span key={condition}>
          <PlanText>{condition}</PlanText>
        </span>
      ))}
    </>
  );
}
