import type { Language } from '#contracts/common.ts';

/** A body of law; a finding names every pack that forbids what it found. */
export type GuardPack = 'US' | 'UK' | 'EU' | 'UA';

export type GuardTopic =
  | 'age'
  | 'arrest_record'
  | 'children'
  | 'family_plans'
  | 'gender_identity'
  | 'health'
  | 'language'
  | 'marital_status'
  | 'military'
  | 'orientation'
  | 'origin'
  | 'pay_history'
  | 'photo'
  | 'politics'
  | 'pregnancy'
  | 'property'
  | 'race'
  | 'religion'
  | 'residence'
  | 'sex'
  | 'union';

/** What is checked: a question to a candidate, the text of a position, or words written about a candidate. */
export const textKinds = ['question', 'advert', 'note'] as const;
export type TextKind = (typeof textKinds)[number];

export type GuardPhrases = Readonly<Record<Language, readonly string[]>>;

export interface GuardFacts extends Readonly<Record<Language, readonly string[]>> {
  /** where they are looked for, if not wherever the rule applies */
  readonly kinds?: readonly TextKind[];
}

export interface GuardRule {
  /** `topic.case`, stable: plans and override logs refer to it */
  readonly id: string;
  readonly topic: GuardTopic;
  readonly packs: readonly GuardPack[];
  /** where it applies; everywhere when absent */
  readonly kinds?: readonly TextKind[];
  /** in the language of `Phrases`; a match of any of them within one clause is a finding */
  readonly phrases: GuardPhrases;
  /** its phrases speak of other people too, such as parents or colleagues, and are about the candidate all the same */
  readonly namesOthers?: boolean;
  /** words that name a private fact, in the same language; found only where the fact would be the candidate's own */
  readonly facts?: GuardFacts | undefined;
  /** it goes by other words than the plain ones of its topic: what somebody else writes may mean nothing by them */
  readonly isIndirect?: true;
  /** its phrases may begin in one sentence and end in the next of the same passage */
  readonly isAcrossSentences?: boolean;
  /** it applies only to a passage that has one of these, such as what a note concludes from a fact */
  readonly given?: GuardPhrases;
  /** it does not apply to a passage that has one of these: a car is no private matter where the work is on the road */
  readonly unless?: GuardPhrases;
  readonly why: Readonly<Record<Language, string>>;
  /** what may be said or asked instead */
  readonly lawful: Readonly<Record<Language, string>>;
}

export interface GuardFinding {
  readonly ruleId: string;
  readonly packs: readonly GuardPack[];
  readonly topic: GuardTopic;
  /** UTF-16 offsets into the text as it was given; `excerpt` is the slice between them */
  readonly start: number;
  readonly end: number;
  readonly excerpt: string;
  readonly why: Readonly<Record<Language, string>>;
  readonly lawful: Readonly<Record<Language, string>>;
}
