import type { Requirement } from '#contracts/plan.ts';
import { PlanText } from './plan-text.tsx';
import styles from './requirement-list.module.css';

/** What the posting requires of a person, each with the sentence it comes from. */
export function RequirementList({ requirements }: { readonly requirements: readonly Requirement[] }) {
  return (
    <ul className={styles.list}>
      {requirements.map(({ text, basis }) => (
        <li key={text}>
          <p>
            <PlanText>{text}</PlanText>
          </p>
          {!text.includes(basis) && (
            <p className="small muted">
              <q>
                <PlanText>{basis}</PlanText>
              </q>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
