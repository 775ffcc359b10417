import { useTranslation } from 'react-i18next';
import { momentOfUnscored } from '#contracts/interviewing/plan/plan-requirements.ts';
import { type AreaToProbe, type CandidateClaim, type Plan, soughtWords } from '#contracts/interviewing/plan/plan.ts';
import { saysLine } from '#contracts/interviewing/plan/says-line.ts';
import { pointInShort } from '#contracts/interviewing/plan/point-in-short.ts';
import { EvidenceQuote } from '#web/entities/cv/text/evidence-quote.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { PartCard } from '#web/features/plan/content/parts/part-card.tsx';
import styles from './plan-claims.module.css';

/** What to find out about this candidate, by questions or by points asked outside them; expanded, with the quotes. */
export function PlanClaims({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const { areasToProbe, toSettle } = plan.candidate;
  if (areasToProbe.length === 0 && toSettle.length === 0) return null;
  return (
    <div className={styles.claims}>
      <PartCard
        id="find"
        title={t('claims.find')}
        glance={
          <ul className={styles.lines}>
            {areasToProbe.map((area) => (
              <li key={area.text}>
                <PlanText>{area.text}</PlanText> <QuestionNumbers plan={plan} area={area} />
              </li>
            ))}
            <PlanPointsInShort plan={plan} />
          </ul>
        }
      >
        <ul>
          {areasToProbe.map((area) => (
            <li key={area.text}>
              <p>
                <PlanText>{area.text}</PlanText> <QuestionNumbers plan={plan} area={area} />
              </p>
              <AreaEvidence area={area} />
            </li>
          ))}
          <PlanPointsInShort plan={plan} />
        </ul>
      </PartCard>
    </div>
  );
}

/**
 * Points asked outside the scored questions, one line each, with when; the full wording and what settles them are in a
 * section of their own.
 */
function PlanPointsInShort({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  return plan.candidate.toSettle.map((point) => (
    <li key={point.text}>
      <PlanText>{pointInShort(plan, point)}</PlanText>{' '}
      <span className={styles.numbers}>{t(`claims.aloud.${momentOfUnscored(plan.flow)}`)}</span>
    </li>
  ));
}

/** What the CV shows; what to find out comes first. */
export function PlanStrengths({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const { strengths } = plan.candidate;
  if (strengths.length === 0) return null;
  return (
    <PartCard id="strong" title={t('claims.strong')} side={String(strengths.length)}>
      <ul>
        {strengths.map((strength) => (
          <li key={keyOf(strength)}>
            <p>
              <PlanText>{strength.text}</PlanText>
            </p>
            {!saysLine(strength.text, strength.evidence.quote) && <EvidenceQuote evidence={strength.evidence} />}
          </li>
        ))}
      </ul>
    </PartCard>
  );
}

/** Two lines of a CV may support the same claim. */
function keyOf({ text, evidence }: CandidateClaim): string {
  return `${text} ${String(evidence.page)}.${String(evidence.start)}`;
}

function AreaEvidence({ area }: { readonly area: AreaToProbe }) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  if (area.evidence !== undefined) {
    return saysLine(area.text, area.evidence.quote) ? null : <EvidenceQuote evidence={area.evidence} />;
  }
  if (area.absence === undefined) return null;
  const words = soughtWords(area.absence);
  return (
    <p className="small dim">
      <PlanText>{area.absence.statement}</PlanText>
      {words.length > 0 && ` ${t('claims.absence', { words: format.list(words) })}`}
    </p>
  );
}

/** The number of the question that covers an area; in older plans, those of its competency. */
function QuestionNumbers({ plan, area }: { readonly plan: Plan; readonly area: AreaToProbe }) {
  const { t } = useTranslation('plan');
  const numbers = plan.questions
    .filter(({ id, competencyId }) =>
      area.askedIn === undefined ? competencyId === area.competencyId : id === area.askedIn,
    )
    .map(({ order }) => t(area.inFollowUp === true ? 'followUpTo' : 'number', { number: order }));
  return <span className={classes(styles.numbers, 'num')}>{numbers.join(', ')}</span>;
}
