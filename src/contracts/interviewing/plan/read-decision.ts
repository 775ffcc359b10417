import type { Decision } from './plan.ts';

interface LeastScore {
  /** the place of a question in the talk */
  readonly order: number;
  readonly least: number;
}

interface ReadDecision {
  /** the least score of each question that an offer takes; empty where the rule names none */
  readonly leastScores: readonly LeastScore[];
  /** what else an offer takes, in the words of the rule */
  readonly offer: readonly string[];
  /** the requirements of which a "no" is a no */
  readonly requirements: readonly string[];
  /** the other reasons for a no, in the words of the rule */
  readonly noWhen: readonly string[];
}

/** The signs between the parts of a condition, and none inside of what is quoted. */
const between = /;\s(?![^“«]*[”»])/u;
const around = /^and |\.$/gu;
const heard = /^(?:(\d+) or more in|оцінка (\d+) або вища за)\s(.+)$/iu;
const number = /(?:Q|№\s?)(\d+)/gu;
const refused = /^(?:“No” to a requirement:|«Ні» на вимогу:)\s(.+?)\.?$/u;
const quoted = /^[“«](.+)[”»]$/u;

/** The sentences of a decision as what can stand in a list; what somebody worded otherwise stays as it is. */
export function readDecision({ offerWhen, noWhen }: Pick<Decision, 'offerWhen' | 'noWhen'>): ReadDecision {
  const parts = (offerWhen ?? '').split(between);
  const leastScores = parts.flatMap(scoresIn);
  const others = parts.filter((part) => scoresIn(part).length === 0);
  return {
    leastScores: leastScores.toSorted((one, other) => one.order - other.order),
    offer: leastScores.length === 0 ? [offerWhen ?? []].flat() : others.map((part) => upper(part.replace(around, ''))),
    requirements: noWhen.flatMap((reason) => {
      const required = refused.exec(reason)?.[1];
      return required === undefined ? [] : [upper(quoted.exec(required)?.[1] ?? required)];
    }),
    noWhen: noWhen.filter((reason) => !refused.test(reason)),
  };
}

function scoresIn(part: string): readonly LeastScore[] {
  const found = heard.exec(part);
  const least = Number(found?.[1] ?? found?.[2]);
  return [...(found?.[3] ?? '').matchAll(number)].map(([, order]) => ({ order: Number(order), least }));
}

/** Whatever stands before its first letter. */
function upper(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase());
}
