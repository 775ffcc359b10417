import type { InterviewType } from '#contracts/interviewing/plan/plan.ts';

/** How many questions of a core, apart from its task, go to each subject. */
export interface Slots {
  /** whether person and job match: motivation in a phone screen, expectations and risks in the final round */
  readonly expectations: number;
  /** focus areas, one question per group */
  readonly groups: readonly (readonly string[])[];
  /** from the playbook's competencies, at least */
  readonly library: number;
  /** the remaining questions */
  readonly free: number;
}

/** One question cannot name more than four areas. */
const mostTogether = 4;
/** Each group may add a competency, and a plan is limited to eight. */
const mostGroups = 6;

/** Divides the questions. All other subjects give way before two areas have to share a question. */
export function divideSlots(interviewType: InterviewType, count: number, areas: readonly string[]): Slots {
  let expectations = expectationsIn(interviewType, count);
  let library = libraryIn(interviewType, count);
  const perGroup = () => Math.ceil(areas.length / Math.max(1, Math.min(mostGroups, count - expectations - library)));
  while (library > 0 && (perGroup() > 1 || count - expectations - library < 1)) library -= 1;
  while (expectations > 0 && perGroup() > 1) expectations -= 1;
  while (expectations > 0 && (perGroup() > mostTogether - 1 || count - expectations < 1)) expectations -= 1;
  const groups = grouped(areas, Math.min(areas.length, mostGroups, count - expectations - library));
  return { expectations, groups, library, free: count - expectations - library - groups.length };
}

function expectationsIn(interviewType: InterviewType, count: number): number {
  if (interviewType === 'phone_screening') return 1;
  if (interviewType !== 'final') return 0;
  if (count >= 6) return 2;
  return count >= 2 ? 1 : 0;
}

function libraryIn(interviewType: InterviewType, count: number): number {
  if (interviewType === 'phone_screening' && count <= 3) return 0;
  if (count >= 6) return 2;
  return count >= 3 ? 1 : 0;
}

/** Splits areas into groups. The first areas, which recruiters name first, get groups of their own if there is room. */
function grouped(areas: readonly string[], count: number): readonly (readonly string[])[] {
  if (count < 1) return [];
  const groups: string[][] = [];
  let left = [...areas];
  for (let open = count; open > 0; open -= 1) {
    const size = Math.floor(left.length / open);
    groups.push(left.slice(0, size));
    left = left.slice(size);
  }
  return groups.filter((group) => group.length > 0);
}
