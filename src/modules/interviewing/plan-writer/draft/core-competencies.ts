import type { Competency, Question } from '#contracts/interviewing/plan/plan.ts';
import type { CoreBrief } from '#knowledge/plan/plan-parts.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import type { CoreFrame } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import type { KeptCore } from './kept-draft.ts';
import { unknownDefinition } from './unknown-definition.ts';

type Definition = Omit<Competency, 'id'>;

/** More competencies than this cannot be scored side by side. */
export const mostCompetencies = 6;

/**
 * The competencies a core judges: the names in the order in which its questions introduced them, with the model's
 * definitions.
 */
export class CoreCompetencies {
  readonly #brief: CoreBrief;
  readonly #names: string[] = [];
  readonly #defined = new Map<string, Definition>();

  constructor(brief: CoreBrief, kept: Pick<KeptCore, 'names' | 'defined'> = { names: [], defined: [] }) {
    this.#brief = brief;
    this.#names.push(...kept.names);
    for (const competency of kept.defined) this.#defined.set(competency.name, competency);
  }

  has(name: string): boolean {
    return this.#names.includes(name);
  }

  get isFull(): boolean {
    return this.#names.length === mostCompetencies;
  }

  /** For a name that no question has introduced yet, returns the id it would get. */
  idOf(name: string): string {
    const at = this.#names.indexOf(name);
    return `c${(at === -1 ? this.#names.length : at) + 1}`;
  }

  add(name: string): void {
    if (!this.has(name)) this.#names.push(name);
  }

  /** @param inPosting returns the words as they occur in the posting, or undefined if they do not */
  define({ competencies }: Pick<CoreFrame, 'competencies'>, inPosting: (quote: string) => string | undefined): void {
    for (const { name, definition, mustHave, fromFocusArea, basis: quote } of competencies) {
      if (definition === '' || !isInLanguage(definition, this.#brief.language)) continue;
      const source = fromFocusArea ? ('focus_area' as const) : ('position_text' as const);
      // A basis found once is kept even if a later answer does not repeat it.
      const basis = inPosting(quote) ?? this.#defined.get(name)?.basis;
      this.#defined.set(name, { name, definition, source, mustHave, ...(basis === undefined ? {} : { basis }) });
    }
  }

  isDefined(name: string): boolean {
    return this.#defined.has(name);
  }

  definitionOf(name: string): Definition {
    return this.#defined.get(name) ?? unknownDefinition(name, this.#brief.language);
  }

  get defined(): readonly Definition[] {
    return [...this.#defined.values()];
  }

  /** Names introduced by a question or defined. */
  get settled(): readonly string[] {
    return [...new Set([...this.#names, ...this.#defined.keys()])].slice(0, mostCompetencies);
  }

  /** Names that a question still uses. */
  usedBy(questions: readonly Question[]): readonly string[] {
    return this.#names.filter((name) => questions.some(({ competencyId }) => competencyId === this.idOf(name)));
  }

  /** Competencies that a question still uses, as they appear in a plan. */
  of(questions: readonly Question[]): readonly Competency[] {
    return this.usedBy(questions).map((name) => ({ id: this.idOf(name), ...this.definitionOf(name) }));
  }

  get kept(): Pick<KeptCore, 'names' | 'defined'> {
    return { names: [...this.#names], defined: [...this.#defined.values()] };
  }
}
