import type { Language } from '#contracts/common.ts';
import type { PointToSettle } from '#contracts/interviewing/plan/plan.ts';
import { isLawfulToAsk } from '#knowledge/plan/rules/law-rules.ts';

/** UTF-16 units of a point, and of what it listens for. */
const longest = 240;

/** The first wording of a point that is short enough and lawful to ask. */
export function firstAskable(wordings: readonly PointToSettle[], language: Language): PointToSettle | undefined {
  return wordings.find(
    (point) =>
      point.text.length <= longest && (point.listensFor ?? '').length <= longest && isLawfulToAsk(point, { language }),
  );
}
