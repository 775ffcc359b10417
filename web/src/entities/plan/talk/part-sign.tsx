import {
  type Icon,
  IconCoffee,
  IconDoorEnter,
  IconDoorExit,
  IconListCheck,
  IconMessageQuestion,
} from '@tabler/icons-react';
import type { FlowStep } from '#contracts/interviewing/plan/plan.ts';

/** the same icons as in the headers of the matching cards */
const signs: Partial<Record<FlowStep['kind'], Icon>> = {
  intro: IconDoorEnter,
  requirements: IconListCheck,
  break: IconCoffee,
  candidate_questions: IconMessageQuestion,
  wrap_up: IconDoorExit,
};

/** The icon of a part of the conversation that is not a question, in the time budget bar and its legend. */
export function PartSign({ kind }: { readonly kind: FlowStep['kind'] }) {
  const Sign = signs[kind];
  return Sign === undefined ? null : <Sign aria-hidden />;
}
