/**
 * What a sentence of a decision goes by, where the product wrote it: then it can be told whether it holds for a candidate.
 * `scores`: any of the named questions or competencies has a score from the lowest to the highest.
 */
export type Ground =
  | {
      readonly kind: 'scores';
      readonly orders: readonly number[];
      readonly names: readonly string[];
      readonly lowest: number;
      readonly highest: number;
    }
  | { readonly kind: 'requirementsMet' }
  | { readonly kind: 'nothingAgainst' }
  | { readonly kind: 'earlierSettled' | 'pointsOpen' }
  | { readonly kind: 'earlierOpen'; readonly orders: readonly number[] }
  | { readonly kind: 'requirementOpen' | 'requirementNotMet' | 'notAsked'; readonly names: readonly string[] };

const quoted = /[“«]([^”»]+)[”»]/gu;
const number = /(?:Q|№\s)(\d+)/gu;

interface Shape {
  /** of the whole sentence; what is named in it is its first group */
  readonly said: RegExp;
  readonly read: (named: string) => Ground;
}

const scores =
  (lowest: number, highest: number) =>
  (named: string): Ground => ({ kind: 'scores', orders: ordersIn(named), names: namesIn(named), lowest, highest });

/** The sentences of `decision-of-plan` and `decision-by-rule`, in both languages. What a model or a person wrote is none of them. */
const shapes: readonly Shape[] = [
  { said: /^(Q\d.*) scored 4 or 5, and the rest is good\./u, read: scores(4, 5) },
  { said: /^За\s(№\s\d.*) оцінка 4 або 5, а\sрешта добра\./u, read: scores(4, 5) },
  { said: /^(Q\d.*) scored 3 or less:/u, read: scores(0, 3) },
  { said: /^За\s(№\s\d.*) оцінка 3 або нижча:/u, read: scores(0, 3) },
  { said: /^(“.*”) scored below 4\.$/u, read: scores(0, 3) },
  { said: /^За\s(«.*») оцінка нижча за 4\.$/u, read: scores(0, 3) },
  { said: /^(?:Every requirement is met, or|Кожну вимогу виконано або)/u, read: () => ({ kind: 'requirementsMet' }) },
  { said: /^(?:“.*” is met|Вимогу «.*» виконано)$/u, read: () => ({ kind: 'requirementsMet' }) },
  {
    said: /^(?:What the earlier round left open is settled|З’ясовано те, що лишилося з попередньої розмови)/u,
    read: () => ({ kind: 'earlierSettled' }),
  },
  {
    said: /^(?:None of the reasons for a no holds|Жодної з\sпричин для відмови немає)$/u,
    read: () => ({ kind: 'nothingAgainst' }),
  },
  {
    said: /^What the earlier round left open is still open after (.*?)\./u,
    read: (named) => ({ kind: 'earlierOpen', orders: ordersIn(named) }),
  },
  {
    said: /^Те, що лишилося з\sпопередньої розмови, не з’ясовано і\sпісля (.*?)\./u,
    read: (named) => ({ kind: 'earlierOpen', orders: ordersIn(named) }),
  },
  {
    said: /^(?:One of the points to clear up is still open|Still open after the interview:|Котресь з\sуточнень лишилося відкритим|Після співбесіди не з’ясовано:)/u,
    read: () => ({ kind: 'pointsOpen' }),
  },
  {
    said: /^(“.*”) is open, and the rest is good\./u,
    read: (named) => ({ kind: 'requirementOpen', names: [bare(named)] }),
  },
  {
    said: /^Вимогу («.*») не з’ясовано, а\sрешта добра\./u,
    read: (named) => ({ kind: 'requirementOpen', names: [bare(named)] }),
  },
  {
    said: /^(?:A requirement is|One of the requirements is|Вимогу|Котрусь із\sвимог) (?:not met|не виконано): (.*?)\.?$/u,
    read: (named) => ({ kind: 'requirementNotMet', names: named.split('; ').map(bare) }),
  },
  { said: /^No time was left for (.*?)\. /u, read: (named) => ({ kind: 'notAsked', names: namesIn(named) }) },
  { said: /^На\s(«.*») забракло часу\. /u, read: (named) => ({ kind: 'notAsked', names: namesIn(named) }) },
];

/** Undefined of a sentence in somebody's own words: whether it holds is for whoever decides. */
export function groundOf(text: string): Ground | undefined {
  for (const { said, read } of shapes) {
    const found = said.exec(text);
    if (found !== null) return read(found[1] ?? '');
  }
  return undefined;
}

/** What is to be done where it holds stands behind it: until then the ground is read without. */
export function withoutAdvice(text: string): string {
  return text.replace(/(?<=\.)\s(?:Settle|Make an offer|З’ясуйте|Зробіть)\s.*$/u, '');
}

function ordersIn(named: string): readonly number[] {
  return [...named.matchAll(number)].map(([, order]) => Number(order));
}

function namesIn(named: string): readonly string[] {
  return [...named.matchAll(quoted)].map(([, name]) => name ?? '');
}

/** Without the quotation marks around it. */
function bare(text: string): string {
  return /^[“«](.*)[”»]$/u.exec(text)?.[1] ?? text;
}
