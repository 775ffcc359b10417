import type { Language } from '#contracts/common.ts';
import type { Difficulty, InterviewType, Probe, QuestionKind, RedFlag } from '#contracts/interviewing/plan/plan.ts';

/** One text per interface language. */
export type Localized<T> = Readonly<Record<Language, T>>;

/** Lead and principal share a bar. */
export type Bar = 'junior' | 'middle' | 'senior' | 'lead';

export const jobFamilies = [
  'software',
  'data',
  'product',
  'design',
  'marketing',
  'sales',
  'support',
  'people',
  'finance',
  'legal',
  'administration',
  'logistics',
  // electrician, plumber, welder, builder, mechanic, machine driver
  'trades',
  // plant engineers and operators, production, quality, buildings
  'plant',
  'health',
  'education',
  'food',
] as const;
export type JobFamily = (typeof jobFamilies)[number];

/** Branches of a trade that work so differently that a question for one sounds foreign in another. */
export const branches = [
  'restaurant',
  'institution-kitchen',
  'goods',
  'manufacture',
  'hospital',
  'outpatient-clinic',
  'care-home',
  'home-care',
  'electrical',
  'plant-electrics',
  'building-electrics',
  'shop',
  'business-customers',
  'services-sale',
  'online-shop',
  'lead-marketing',
  'carrier',
  'shipper',
  'messaging',
  'microservices',
  'monolith',
  'kubernetes',
  'volume-hiring',
  'tech-hiring',
  'kindergarten',
  'school',
  'adult-learning',
  'social-media',
  'warehouse',
  'transport',
  'recruiting',
  'hr-partner',
  'screen-design',
  'graphic-design',
  'interior-design',
  'nurse',
  'carer',
] as const;
export type Branch = (typeof branches)[number];

/** Branches of software; their questions are asked only of their own developers. */
export const softwareBranches = [
  'front-end',
  'back-end',
  'mobile',
  'testing',
  'operations',
  'data-engineering',
  'machine-learning',
  'embedded',
  'security',
  // system, network and workplace administration
  'administration',
] as const;
export type SoftwareBranch = (typeof softwareBranches)[number];

/** Crafts of the families that hold many of them, as titles name them. */
export const crafts = [
  'nurse',
  'carer',
  'doctor',
  'dentist',
  'pharmacist',
  'laboratory',
  'physiotherapist',
  'school-teacher',
  'early-years',
  'youth-worker',
  'adult-trainer',
  'lecturer',
  'electrician',
  'upkeep',
  'mechanic',
  'plumber',
  'welder',
  'joiner',
  'vehicle-mechanic',
  'builder',
  'high-work',
  'installer',
  'finisher',
  'production',
  'quality',
  'machinist',
  'safety-officer',
  'chief-of-works',
  'kitchen',
  'bakery',
  'restaurant-manager',
  'floor',
  'bar',
  'transport-planner',
  'driver',
  'warehouse',
  'customs',
  'forwarder',
  'buyer',
  'clerk',
  'assistant',
  'office-keeper',
  'lawyer',
  'privacy-officer',
  'compliance-officer',
] as const;
export type Craft = (typeof crafts)[number];

/** The branches of its trade that a question is for. */
export interface BranchFit {
  /** its own branches: it is asked where their words occur; without `elsewhere`, only there */
  readonly of?: readonly Branch[];
  /** branches where it makes no sense: it is asked only if their words are fewer than its own, or absent */
  readonly elsewhere?: readonly Branch[];
}

/** The jobs that a competency belongs to. Stems are in lower case and match at the start of a word. */
export interface CompetencyFit {
  /** job families it belongs to, as recognised by the title */
  readonly families: readonly JobFamily[];
  /** stems that call for it in a title of any family */
  readonly title: Localized<readonly string[]>;
  /** stems that call for it in a posting of any family; two different ones are required */
  readonly posting: Localized<readonly string[]>;
}

/**
 * How a level raises the bar for an answer: one observable behaviour (action, reasoning or result) for each of the two
 * upper bands.
 */
export interface LevelBar {
  /** ids of the questions whose answers can show both behaviours; none of kind `knowledge` */
  readonly shownBy: readonly string[];
  /** added to the question's own behaviours in band 7–8 */
  readonly strong: Localized<string>;
  /** added to them in band 9–10 */
  readonly exceptional: Localized<string>;
}

export interface PlaybookCompetency {
  /** kebab-case, stable: plans refer to it */
  readonly id: string;
  readonly fit: 'every-job' | CompetencyFit;
  readonly name: Localized<string>;
  readonly definition: Localized<string>;
  /** lower-case stems that, in a position's text or a CV, point to this competency and to no other */
  readonly signals: Localized<readonly string[]>;
  /** whole words shown to a person as what was searched for, in place of the signals; each contains one of them */
  readonly searched: Localized<readonly string[]>;
  /** looser stems: if a CV contains one of them, the plan must not say that it shows nothing of this competency */
  readonly traces: Localized<readonly string[]>;
  readonly bars: Readonly<Record<Bar, LevelBar>>;
  readonly questions: readonly PlaybookQuestion[];
}

export interface PlaybookQuestion {
  /** kebab-case, unique in the playbook */
  readonly id: string;
  readonly kind: QuestionKind;
  readonly difficulty: Difficulty;
  /** levels it is meant for */
  readonly levels: readonly Bar[];
  /** interview types it suits; empty means all */
  readonly types: readonly InterviewType[];
  /** job families it makes sense in, if fewer than its competency's */
  readonly families?: readonly JobFamily[];
  /** whole minutes: 5–12 for a case from experience, 3–12 for a situation or knowledge, 15–45 for a task */
  readonly minutes: number;
  /**
   * the crafts whose work it tells of; 'every' if it leaves all of that to the candidate's own case. Required where a
   * family of the question holds many crafts
   */
  readonly crafts?: readonly Craft[] | 'every';
  /** set if it does not suit every branch of its trade */
  readonly branch?: BranchFit;
  /** software questions only: the branches it is for, if not all */
  readonly within?: readonly SoftwareBranch[];
  /** lower-case stems of the focus areas it covers: it is asked if an area contains one of them */
  readonly topics?: Localized<readonly string[]>;
  readonly text: Localized<QuestionText>;
}

/** A question about one area of a trade, asked under that area's name; it belongs to no competency of the playbook. */
export interface TopicQuestion extends PlaybookQuestion {
  readonly families: readonly JobFamily[];
  readonly topics: Localized<readonly string[]>;
  /** stems of which the title or the posting must contain one, if it is about one part of its family's work */
  readonly jobs?: Localized<readonly string[]>;
  /** about the tasks of one desk: not asked of a candidate for a job that leads others */
  readonly ofOneDesk?: true;
  /** the name of its topic if no focus area provides one */
  readonly name: Localized<string>;
}

export interface QuestionText {
  /** a single question, at most 45 words */
  readonly ask: string;
  readonly whyAsked: string;
  /** 3 to 6 */
  readonly keyPoints: readonly string[];
  /** what a good answer need not contain */
  readonly notRequired: readonly string[];
  /**
   * observed behaviours per band: one or more for 0, two or more for each other; never traits, accent, polish, school
   */
  readonly anchors: readonly [
    nothing: readonly string[],
    insufficient: readonly string[],
    adequate: readonly string[],
    strong: readonly string[],
    exceptional: readonly string[],
  ];
  /** 2 to 4 */
  readonly probes: readonly Probe[];
  /** 0 to 3, each with its job reason */
  readonly redFlags: readonly RedFlag[];
}

/**
 * A question about the recruiter's own words, for any trade. Its `ask` contains `{area}`, `{areas}` or `{duty}`: a
 * quoted focus area, several of them, or a sentence of the posting, so that nothing has to be inflected. A single area
 * ends the sentence that opens the ask, and no word of the question depends on it grammatically.
 */
export interface QuestionFrame {
  readonly id: string;
  readonly about: 'area' | 'areas' | 'duty';
  readonly kind: QuestionKind;
  readonly difficulty: Difficulty;
  /** levels it is meant for, if not all: what needs years or authority is not asked of a junior */
  readonly levels?: readonly Bar[];
  readonly minutes: number;
  readonly text: Localized<QuestionText>;
}

/** What a CV line describes: a measured result, a change, people led or taught, something made, or routine work. */
export const lineKinds = ['result', 'change', 'led', 'built', 'routine'] as const;
export type LineKind = (typeof lineKinds)[number];

/**
 * What else a line may mention: people managed and not only taught, a thing made for others to use, a discovery, a
 * figure.
 */
export const lineTraits = ['managed', 'made', 'found', 'figure'] as const;
export type LineTrait = (typeof lineTraits)[number];

/** A question for one candidate about a CV line. Its `ask` follows a sentence that introduces the line. */
export interface CvQuestionTemplate {
  readonly id: string;
  /** the kinds of lines it can be asked about */
  readonly lines: readonly LineKind[];
  /** the competency it is about, if not any */
  readonly about?: string;
  /** asks how something held up afterwards: only for work in a role that is over */
  readonly ended?: true;
  /** asks how it is going today: not for work in a role that is over */
  readonly current?: true;
  /** asks about direct reports, a thing others use, a discovery or a figure: only if the line mentions one */
  readonly needs?: LineTrait;
  /** what it compares the line with: a focus area the line is about, or the duty that the CV covers least */
  readonly beside?: 'area' | 'duty';
  /** asked before others that fit equally well */
  readonly isFirst?: true;
  readonly kind: QuestionKind;
  readonly difficulty: Difficulty;
  readonly minutes: number;
  readonly text: Localized<QuestionText>;
}
