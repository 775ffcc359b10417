import type { Language } from '#contracts/common.ts';
import { faultSentences } from '#modules/interviewing/plan-writer/model/fault-sentences.ts';
import type { Refused } from '#modules/interviewing/plan-writer/model/prompt/prompts.ts';
import { whyLeftOut } from './accept/questions/why-left-out.ts';

/** Problems with a model's answers: rule codes for the record, and sentences and items to report to the model. */
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

  /** @param item the text that was rejected under the rule */
  readonly add = (rule: string, item?: string): void => {
    this.#rules.push(rule);
    if (item === undefined) this.#general.push(rule);
    else this.#leftOut.push({ rule, ...whyLeftOut(item, rule, this.#language) });
  };

  /** Rules of rejected items that have not been reported to the model yet. */
  get rulesOfItems(): readonly string[] {
    return this.#leftOut.map(({ rule }) => rule);
  }

  /** Items rejected under this rule that have not been reported to the model yet. */
  itemsOf(rule: string): readonly Refused[] {
    return this.#leftOut.filter((item) => item.rule === rule).map(({ text, because }) => ({ text, because }));
  }

  /**
   * Records a rule that cost an accepted question an item. Not reported, since no further answer can restore the item.
   */
  readonly note = (rule: string): void => {
    this.#rules.push(rule);
  };

  /**
   * Takes what to report with the next call; each problem is reported once.
   *
   * @param rules takes only items rejected under these rules and leaves the others for a later call; undefined takes
   * all
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
