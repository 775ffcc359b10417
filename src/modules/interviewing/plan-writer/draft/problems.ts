import type { Language } from '#contracts/common.ts';
import { faultSentences } from '#modules/interviewing/plan-writer/model/fault-sentences.ts';
import type { Refused } from '#modules/interviewing/plan-writer/model/prompt/prompts.ts';
import { whyLeftOut } from './accept/questions/why-left-out.ts';

/** What was wrong with answers: the rules for whoever keeps a record, sentences and items for the model. */
export class Problems {
  readonly #language: Language;
  #rules: string[] = [];
  #general: string[] = [];
  #leftOut: (Refused & { readonly rule: string })[] = [];

  constructor(language: Language) {
    this.#language = language;
  }

  get rules(): readonly string[] {
    return this.#rules;
  }

  /** @param item the words that were left out by the rule */
  readonly add = (rule: string, item?: string): void => {
    this.#rules.push(rule);
    if (item === undefined) this.#general.push(rule);
    else this.#leftOut.push({ rule, ...whyLeftOut(item, rule, this.#language) });
  };

  /** Of items that were left out and not told yet. */
  get rulesOfItems(): readonly string[] {
    return this.#leftOut.map(({ rule }) => rule);
  }

  /** Items that were left out by this rule and not told yet. */
  itemsOf(rule: string): readonly Refused[] {
    return this.#leftOut.filter((item) => item.rule === rule).map(({ text, because }) => ({ text, because }));
  }

  /** A rule by which something of what stands was left out: kept for the record, since no answer can bring it back. */
  readonly note = (rule: string): void => {
    this.#rules.push(rule);
  };

  /**
   * What is told with the next call, once.
   *
   * @param rules items left out by these alone, the others stay for a later call; all else
   */
  take(rules?: ReadonlySet<string>): { readonly problems: readonly string[]; readonly leftOut: readonly Refused[] } {
    const isTold = ({ rule }: { readonly rule: string }) => rules?.has(rule) !== false;
    const told = {
      problems: faultSentences(this.#general),
      leftOut: this.#leftOut.filter(isTold).map(({ text, because }) => ({ text, because })),
    };
    this.#rules = [];
    this.#general = [];
    this.#leftOut = this.#leftOut.filter((item) => !isTold(item));
    return told;
  }
}
