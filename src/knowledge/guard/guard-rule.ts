import type { Language } from '#contracts/common.ts';

/** A body of law; a finding lists every pack that forbids it. */
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

/** Kinds of text: a question to a candidate, the text of a position, or words written about a candidate. */
export const textKinds = ['question', 'advert', 'note'] as const;
export type TextKind = (typeof textKinds)[number];

export type GuardPhrases = Readonly<Record<Language, readonly string[]>>;

export interface GuardFacts extends Readonly<Record<Language, readonly string[]>> {
  /** the kinds of text in which the facts are searched for; by default, wherever the rule applies */
  readonly kinds?: readonly TextKind[];
}

export interface GuardRule {
  /** `topic.case`, stable: plans and override logs refer to it */
  readonly id: string;
  readonly topic: GuardTopic;
  readonly packs: readonly GuardPack[];
  /** the kinds of text it applies to; all if absent */
  readonly kinds?: readonly TextKind[];
  /** in the syntax of `Phrases`; a match of any of them within one clause is a finding */
  readonly phrases: GuardPhrases;
  /** its phrases mention other people, such as parents or colleagues, yet are still about the candidate */
  readonly namesOthers?: boolean;
  /** words that name a private fact, in the same syntax; they count only where the fact would be about the candidate */
  readonly facts?: GuardFacts | undefined;
  /** it matches words other than the plain ones of its topic, which may be innocent in a text that a model wrote */
  readonly isIndirect?: true;
  /** its phrases may begin in one sentence and end in the next sentence of the same passage */
  readonly isAcrossSentences?: boolean;
  /** it applies only to a passage that contains one of these, such as a note's conclusion from a fact */
  readonly given?: GuardPhrases;
  /**
   * it does not apply to a passage that contains one of these: a car is not a private matter where the work is on the
   * road
   */
  readonly unless?: GuardPhrases;
  readonly why: Readonly<Record<Language, string>>;
  /** what may be said or asked instead */
  readonly lawful: Readonly<Record<Language, string>>;
}

export interface GuardFinding {
  readonly ruleId: string;
  readonly packs: readonly GuardPack[];
  readonly topic: GuardTopic;
  /** UTF-16 offsets into the original text; `excerpt` is the slice between them */
  readonly start: number;
  readonly end: number;
  readonly excerpt: string;
  readonly why: Readonly<Record<Language, string>>;
  readonly lawful: Readonly<Record<Language, string>>;
}
