import {
  type Icon,
  IconCoffee,
  IconDoorEnter,
  IconDoorExit,
  IconListCheck,
  IconMessageQuestion,
} from '@tabler/icons-react';
import type { FlowStep } from '#contracts/interviewing/plan/plan.ts';

/** as at the head of the cards that they lead to */
const signs: Partial<Record<FlowStep['kind'], Icon>> = {
  intro: IconDoorEnter,
  requirements: IconListCheck,
  break: IconCoffee,
  candidate_questions: IconMessageQuestion,
  wrap_up: IconDoorExit,
};

/** The sign of a part of the talk that is no question, in the strip of minutes and in its legend. */
export function PartSign({ kind }: { readonly kind: FlowStep['kind'] }) {
  const Sign = signs[kind];
  return Sign === undefined ? null : <Sign aria-hidden />;
}
