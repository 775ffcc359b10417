import { languages } from '#contracts/languages.ts';
import type { Language } from '#contracts/common.ts';
import type { Competency, Difficulty, InterviewType, QuestionKind } from '#contracts/interviewing/plan/plan.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import type { PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { mostBehavioral } from '#knowledge/plan/time/time-budget.ts';
import {
  areaCompetency,
  dutyCompetency,
  planCompetency,
  topicCompetency,
} from '#knowledge/playbook/job/area-competency.ts';
import { branchFit } from '#knowledge/playbook/job/branches.ts';
import { competencyOf } from '#knowledge/playbook/job/choose-competencies.ts';
import { isOfTrade } from '#knowledge/playbook/job/fits-job.ts';
import { leadsPeople } from '#knowledge/playbook/job/leads-people.ts';
import { divideSlots } from './divide-slots.ts';
import { type FrameFilling, fillFrame, withSource } from './fill-frame.ts';
import { jobFamily } from '#knowledge/playbook/job/job-family.ts';
import { stableFraction } from './stable-fraction.ts';
import { barOf, frames, peopleLeadership, roleExpectationsId } from '#knowledge/playbook/playbook.ts';
import type {
  Bar,
  PlaybookCompetency,
  PlaybookQuestion,
  QuestionFrame,
  QuestionText,
  TopicQuestion,
} from '#knowledge/playbook/types.ts';
import {
  areaHits,
  asksToLead,
  calledTopics,
  fewestLetters,
  isForEveryTrade,
  isOfLevel,
  protectionQuestions,
  questionsAbout,
} from './topic-questions.ts';
import { filledMark } from './write-question.ts';

/** A question that is going to stand in the core, in the plan's language. */
export interface ChosenQuestion {
  readonly source: PlaybookQuestion | QuestionFrame;
  readonly text: QuestionText;
  readonly competency: Competency;
  /** where the question comes from a competency of the playbook: its bars may raise the anchors */
  readonly from: PlaybookCompetency | undefined;
  /** the recruiter's focus areas that it names */
  readonly focusAreas: readonly string[];
  readonly mustAsk: boolean;
}

export interface Choice {
  readonly brief: Omit<PlanBrief, 'cv'>;
  /** the recruiter's focus areas */
  readonly areas: readonly string[];
  readonly competencies: readonly PlaybookCompetency[];
  /** questions about single areas of this trade */
  readonly topics: readonly TopicQuestion[];
  readonly duties: readonly string[];
  /** the sentence of the posting that an area comes from */
  readonly basisOf: (area: string) => string | undefined;
  /** minutes of the requirements check */
  readonly requirements: number;
}

type Candidate = Omit<ChosenQuestion, 'mustAsk'> & { readonly cost: number; readonly isAskedElsewhere: boolean };

const kindCost: Readonly<Record<InterviewType, Readonly<Record<QuestionKind, number>>>> = {
  phone_screening: { behavioral: 0, knowledge: 0, situational: 0.6, task: 9 },
  technical: { situational: 0, knowledge: 0.2, behavioral: 0.4, task: 9 },
  behavioral: { behavioral: 0, situational: 3, knowledge: 4, task: 9 },
  final: { situational: 0, behavioral: 0.3, knowledge: 1.2, task: 9 },
  panel: { behavioral: 0, situational: 0, knowledge: 0.8, task: 9 },
  coding: { knowledge: 0, situational: 0, behavioral: 0.8, task: 9 },
  system_design: { situational: 0, knowledge: 0.2, behavioral: 0.8, task: 9 },
};

/** How far a difficulty is from what a level should meet. */
const distance: Readonly<Record<Bar, Readonly<Record<Difficulty, number>>>> = {
  junior: { easy: 0, medium: 0.5, hard: 2 },
  middle: { easy: 0.5, medium: 0, hard: 0.7 },
  senior: { easy: 1, medium: 0.2, hard: 0 },
  lead: { easy: 1.5, medium: 0.3, hard: 0 },
};

/** What is asked in the same words in any trade comes after what only this one can be asked. */
const anyTrade = 4;
/** A frame about an area is for those that no question knows: any question that knows it is asked before. */
const lastOfAll = 9;
/** About something of which nothing else is known, a case from somebody's own work tells most. */
const besideCase = 1.5;
/** An area's own question is worth asking at another level or in another type of interview too. */
const besideLevel = 2;
const besideType = 3;
/** Competencies of the trade that a job of it is mostly about. */
const closest = 2;
/** One of every few questions may repeat a kind before another kind is due. */
const sameKind = 0.45;
/** In a shorter talk each question is the recruiter's own. */
const fewestWithProtection = 4;
/** A plan holds no more. */
const mostCompetencies = 8;

/** Gathers the core's questions one by one; what was taken decides what may still be. */
export class QuestionChoice {
  readonly #choice: Choice;
  readonly #seed: string;
  readonly #asked: ReadonlySet<string>;
  readonly #taken: ChosenQuestion[] = [];
  readonly #fits: ReturnType<typeof branchFit>;
  readonly #fitsArea: ReturnType<typeof branchFit>;
  #behavioralLeft: number;

  /** @param count questions in all, the task among them, where it is not what the length usually holds */
  constructor(choice: Choice, hasTask: boolean, count?: number) {
    const { position, interviewType, durationMin, askedElsewhere = [] } = choice.brief;
    this.#choice = choice;
    this.#seed = `${position.id}/${position.version}/${interviewType}`;
    this.#asked = new Set(askedElsewhere);
    // What the recruiter named besides is asked about under its name, and is no more of the job.
    this.#fits = branchFit({ ...position, focusAreas: [] });
    this.#fitsArea = branchFit(position);
    this.#behavioralLeft = mostBehavioral(durationMin, hasTask, choice.requirements, count);
  }

  get taken(): readonly ChosenQuestion[] {
    return this.#taken;
  }

  /** The main task: the trade's own, else a work sample of the first focus area, else one that suits every job. */
  takeTask(): boolean {
    const { areas, competencies, brief } = this.#choice;
    const suits = ({ types, levels }: PlaybookQuestion) =>
      types.includes(brief.interviewType) && levels.includes(barOf(brief.position.level));
    const tasksOf = (own: boolean) =>
      competencies
        .filter(({ fit }) => (fit !== 'every-job') === own)
        .map((competency) =>
          this.#library(competency, true).filter(({ source }) => 'types' in source && suits(source)),
        );
    const [area] = areas;
    const samples = area === undefined ? [] : this.#framed('area', { areas: [area] }, true);
    return [...tasksOf(true), samples, ...tasksOf(false)].some((candidates) => this.#takeBest(candidates, true));
  }

  /** As many more as `count`. */
  takeQuestions(count: number): void {
    const { areas, brief, competencies } = this.#choice;
    const named = new Set(this.#taken.flatMap(({ focusAreas }) => focusAreas));
    // The task asks about its area already.
    const open = areas.length > named.size ? areas.filter((area) => !named.has(area)) : areas;
    // Those that the playbook knows stand alone, and the others share a question where there are too few.
    const known = open.filter((area) => this.#topical([area]).length > 0);
    const kept = known.filter((area) => this.#isProtection(area));
    const ordered = this.#sharersLast([
      ...kept,
      ...known.filter((area) => !kept.includes(area)),
      ...open.filter((area) => !known.includes(area)),
    ]);
    // Areas share a question sooner than that nobody asks how those are kept safe whom the job is about.
    const isAdded = count >= fewestWithProtection && this.#protecting().length > 0 && kept.length === 0;
    const slots = divideSlots(brief.interviewType, isAdded ? count - 1 : count, ordered);
    const end = this.#taken.length + count;
    const expectations = competencies.find(({ id }) => id === roleExpectationsId);
    for (let left = slots.expectations; left > 0 && expectations !== undefined; left -= 1) {
      this.#takeBest(this.#library(expectations, false), false);
    }
    const groups = this.#afterAnother(slots.groups);
    for (const [at, group] of groups.entries()) this.#takeGroup(group, groups.slice(at + 1).flat());
    if (isAdded) this.#takeBest(this.#protecting(), true);
    const fillers = [this.#own, this.#posted, this.#duty, this.#general, this.#secondOfArea];
    const ofTrade =
      areas.length === 0 ? [this.#posted, this.#own, this.#posted, this.#duty] : [this.#own, this.#posted];
    const first = leadsPeople(brief.position) ? [this.#leading, ...ofTrade] : ofTrade;
    for (let step = 0, idle = 0; this.#taken.length < end && idle <= fillers.length; step += 1) {
      const filler = step < first.length ? first[step] : fillers[(step - first.length) % fillers.length];
      idle = filler?.call(this) === true ? 0 : idle + 1;
    }
    // A long interview of a job about which little is known, or after many rounds.
    for (const mayRepeat of [false, true]) {
      while (this.#taken.length < end) {
        const library = competencies.flatMap((competency) => this.#library(competency, false));
        // Areas may have taken all the names that a plan holds: then one of them is asked about once more.
        const again = areas.flatMap((area) => this.#framed('area', { areas: [area] }, false));
        if (!this.#takeBest([...library, ...again], false, mayRepeat)) break;
      }
    }
  }

  /** How people are kept safe is no question to begin with. */
  #afterAnother(groups: readonly (readonly string[])[]): readonly (readonly string[])[] {
    const [first = [], second, ...others] = groups;
    return second !== undefined && first.some((area) => this.#isProtection(area)) ? [second, first, ...others] : groups;
  }

  /** Areas that one question asks about stand together at the end, where a group of two is made first. */
  #sharersLast(areas: readonly string[]): readonly string[] {
    const pair = areas.flatMap((one, index) =>
      areas
        .slice(index + 1)
        .filter((other) => this.#topical([one, other]).length > 0)
        .map((other) => [one, other]),
    )[0];
    if (pair === undefined) return areas;
    return [...this.#sharersLast(areas.filter((area) => !pair.includes(area))), ...pair];
  }

  /**
   * One question for the areas of a group; where their words leave no room together, one for each.
   *
   * @param later areas that are asked about after it, for which their own questions are kept
   */
  #takeGroup(group: readonly string[], later: readonly string[]): void {
    const [only] = group;
    // A sentence about one of several areas would say what the job asks of all of them.
    const filling = {
      areas: group,
      basis: only === undefined || group.length > 1 ? undefined : this.#choice.basisOf(only),
    };
    const frame = group.length === 1 ? ('area' as const) : ('areas' as const);
    const candidates = [...this.#unreserved(group, later), ...this.#framed(frame, filling, false)];
    if (this.#takeBest(candidates, true) || this.#takeBest(candidates, true, true)) return;
    // The law lets nobody say these words to a candidate: the trade's own question stands under their name.
    const { areas, brief, competencies } = this.#choice;
    const competency = areaCompetency(group, only === undefined ? 0 : areas.indexOf(only), brief.language);
    const own = competencies.filter((one) => isOfTrade(one, brief.position)).slice(0, closest);
    const under = (own.length > 0 ? own : competencies)
      .flatMap((one) => this.#library(one, false))
      .map((candidate) => ({ ...candidate, competency, focusAreas: group }));
    this.#takeBest(under, true);
  }

  /** The trade's own questions about an area without those that a later one needs more. */
  #unreserved(group: readonly string[], later: readonly string[]): readonly Candidate[] {
    const topical = this.#topical(group);
    const [area, second] = group;
    if (area === undefined || second !== undefined) return topical;
    const ofLater = later.map((other) => ({ other, known: this.#topical([other]) }));
    const isNeeded = ({ source }: Candidate) =>
      ofLater.some(({ other, known }) => {
        const isKnown = known.some((one) => one.source.id === source.id);
        const isItsOnly = known.length === 1 && topical.length > 1;
        return isKnown && (isItsOnly || isNearer(source, other, area));
      });
    return topical.filter((candidate) => !isNeeded(candidate));
  }

  #own(): boolean {
    const { competencies, brief } = this.#choice;
    const own = competencies.filter((competency) => isOfTrade(competency, brief.position));
    return this.#takeFromLeastHeard(own.slice(0, closest));
  }

  /** Of somebody who leads others of the trade: how they lead them, in the trade's own words where it has such a question. */
  #leading(): boolean {
    const { topics, brief } = this.#choice;
    const { language } = brief;
    if (this.#taken.some(({ source }) => 'types' in source && asksToLead(source))) return true;
    const ofTrade = topics
      .filter(this.#fits)
      .filter((source) => source.kind !== 'task' && asksToLead(source))
      .map((source): Candidate => ({
        source,
        text: source.text[language],
        competency: planCompetency(peopleLeadership, language),
        from: undefined,
        focusAreas: [],
        cost: this.#topicCost(source, fewestLetters),
        isAskedElsewhere: this.#isAsked((one) => source.text[one].ask),
      }));
    return this.#takeBest([...ofTrade, ...this.#library(peopleLeadership, false)], true);
  }

  /** How those are kept safe whom the job is about and who depend on others; nothing where an earlier round asked it. */
  #protecting(): readonly Candidate[] {
    const { language, position } = this.#choice.brief;
    return protectionQuestions(position)
      .map((source): Candidate => ({
        source,
        text: source.text[language],
        competency: topicCompetency(source, language),
        from: undefined,
        focusAreas: [],
        cost: this.#topicCost(source, fewestLetters),
        isAskedElsewhere: this.#isAsked((one) => source.text[one].ask),
      }))
      .filter(({ isAskedElsewhere }) => !isAskedElsewhere);
  }

  #isProtection(area: string): boolean {
    const ids = protectionQuestions(this.#choice.brief.position).map(({ id }) => id);
    return this.#topical([area]).some(({ source }) => ids.includes(source.id));
  }

  #general(): boolean {
    const general = this.#choice.competencies.filter(({ fit, id }) => fit === 'every-job' && id !== roleExpectationsId);
    return this.#takeFromLeastHeard(general);
  }

  /** What the posting speaks of and no focus area named. */
  #posted(): boolean {
    const { topics, brief } = this.#choice;
    const { language, position } = brief;
    const candidates = calledTopics(topics.filter(this.#fits), position)
      .filter(({ topic }) => isOfLevel(topic, barOf(position.level)))
      .map(({ topic, hits }): Candidate => ({
        source: topic,
        text: topic.text[language],
        competency: topicCompetency(topic, language),
        from: undefined,
        focusAreas: [],
        cost: this.#topicCost(topic, hits),
        isAskedElsewhere: this.#isAsked((one) => topic.text[one].ask),
      }));
    return this.#takeBest(candidates, true);
  }

  /** The trade's own questions about an area, or about each of several areas. */
  #topical(areas: readonly string[]): readonly Candidate[] {
    const { topics, competencies, brief, basisOf } = this.#choice;
    const { language } = brief;
    const [first] = areas;
    if (first === undefined) return [];
    const library = competencies.flatMap((from) =>
      this.#library(from, false, this.#fitsArea).map(({ source }) => ({ source, from })),
    );
    const all = [
      ...topics.map((source) => ({ source, from: undefined })),
      ...library.flatMap(({ source, from }) => ('types' in source ? [{ source, from }] : [])),
    ];
    return questionsAbout(areas, all, barOf(brief.position.level)).map(({ source, from, hits }): Candidate => {
      const text = withSource(source.text[language], basisOf(first), language);
      const competency = areaCompetency(areas, this.#choice.areas.indexOf(first), language);
      const isAskedElsewhere = this.#isAsked((one) => source.text[one].ask);
      return {
        source,
        text,
        competency,
        from,
        focusAreas: areas,
        cost: this.#topicCost(source, hits),
        isAskedElsewhere,
      };
    });
  }

  /** The more of its topic was named, the better it suits. */
  #topicCost(source: PlaybookQuestion, hits: number): number {
    const { interviewType, position } = this.#choice.brief;
    const { levels, types } = source;
    return (
      this.#costOf(source) -
      Math.min(2, hits / 10) +
      (levels.includes(barOf(position.level)) ? 0 : besideLevel) +
      (types.length === 0 || types.includes(interviewType) ? 0 : besideType) +
      (isForEveryTrade(source) ? anyTrade / 2 : 0)
    );
  }

  #duty(): boolean {
    const { duties, areas, basisOf } = this.#choice;
    const used = new Set(areas.map(basisOf));
    const fillings = duties.filter((duty) => !used.has(duty)).map((duty) => ({ areas: [], duty }));
    const heard = this.#taken.map(({ text }) => text.ask);
    const fresh = fillings.filter(({ duty }) => !heard.some((ask) => ask.includes(duty)));
    // In the posting's order: what it names first matters most.
    return fresh.some((filling) => this.#takeBest(this.#framed('duty', filling, false), false));
  }

  #secondOfArea(): boolean {
    const { areas } = this.#choice;
    const times = (area: string) => this.#taken.filter(({ focusAreas }) => focusAreas.includes(area)).length;
    const least = areas.toSorted((one, other) => times(one) - times(other));
    return least
      .slice(0, 2)
      .some((area) =>
        this.#takeBest([...this.#topical([area]), ...this.#framed('area', { areas: [area] }, false)], false),
      );
  }

  #takeFromLeastHeard(from: readonly PlaybookCompetency[]): boolean {
    const heard = (id: string) => this.#taken.filter(({ competency }) => competency.id === id).length;
    return from
      .toSorted((one, other) => heard(one.id) - heard(other.id))
      .some((competency) =>
        // What any trade could be asked is the first to go when time runs short.
        this.#takeBest(this.#library(competency, false), competency.fit !== 'every-job' && heard(competency.id) === 0),
      );
  }

  #library(competency: PlaybookCompetency, tasks: boolean, fits = this.#fits): readonly Candidate[] {
    const { brief } = this.#choice;
    const family = jobFamily(brief.position);
    return competency.questions
      .filter(({ kind }) => (kind === 'task') === tasks)
      .filter(({ families }) => families === undefined || (family !== undefined && families.includes(family)))
      .filter(fits)
      .map((source) => {
        const { levels, types } = source;
        const cost =
          (levels.includes(barOf(brief.position.level)) ? 0 : 20) +
          (types.length === 0 || types.includes(brief.interviewType) ? 0 : 10);
        return {
          source,
          text: source.text[brief.language],
          competency: planCompetency(competency, brief.language),
          from: competency,
          focusAreas: [],
          cost: cost + this.#costOf(source),
          isAskedElsewhere: this.#isAsked((language) => source.text[language].ask),
        };
      });
  }

  #framed(about: QuestionFrame['about'], filling: FrameFilling, tasks: boolean): readonly Candidate[] {
    const { brief, competencies } = this.#choice;
    const [area] = filling.areas;
    const from = area === undefined ? undefined : competencyOf(filling.areas.join(' '), competencies);
    // One that was asked about together with another is judged as that pair again.
    const known = this.#taken.find(
      (taken) => area !== undefined && taken.from === undefined && taken.focusAreas.includes(area),
    );
    const competency =
      area === undefined
        ? dutyCompetency(brief.language)
        : from === undefined
          ? (known?.competency ?? areaCompetency(filling.areas, this.#choice.areas.indexOf(area), brief.language))
          : { ...planCompetency(from, brief.language), source: 'focus_area' as const };
    const isUsed = (frame: QuestionFrame) => this.#taken.some(({ source }) => source.id === frame.id);
    return frames
      .filter((frame) => frame.about === about && (frame.kind === 'task') === tasks && !isUsed(frame))
      .filter(({ levels }) => levels === undefined || levels.includes(barOf(brief.position.level)))
      .flatMap((source) => {
        const text = fillFrame(source, filling, brief.language);
        if (text === undefined) return [];
        const isAskedElsewhere = this.#isAsked((language) => fillFrame(source, filling, language)?.ask ?? '');
        const cost =
          this.#costOf(source) + (about === 'duty' ? anyTrade : lastOfAll) + (isCase(source) ? 0 : besideCase);
        return [{ source, text, competency, from, focusAreas: filling.areas, cost, isAskedElsewhere }];
      });
  }

  /** Fit decides, and the draw between what fits about equally well. */
  #costOf(source: PlaybookQuestion | QuestionFrame): number {
    const { interviewType, position } = this.#choice.brief;
    const same = this.#taken.filter(({ source: { kind } }) => kind === source.kind).length;
    return (
      kindCost[interviewType][source.kind] +
      (interviewType === 'behavioral' ? 0 : sameKind * same) +
      // A phone screen is short: what takes long waits for the next round.
      (interviewType === 'phone_screening'
        ? 0.5 * Math.abs(source.minutes - 4) + (source.difficulty === 'easy' ? 0 : 0.6)
        : distance[barOf(position.level)][source.difficulty]) +
      2.6 * stableFraction(this.#seed, source.id)
    );
  }

  /** In either language: a round may be held in the other one. */
  #isAsked(askIn: (language: Language) => string): boolean {
    return languages.some((language) => this.#asked.has(askIn(language)));
  }

  #takeBest(candidates: readonly Candidate[], mustAsk: boolean, mayRepeat = false): boolean {
    const { language } = this.#choice.brief;
    const known = new Set(this.#taken.map(({ competency }) => competency.id));
    const best = candidates
      .filter(({ isAskedElsewhere }) => mayRepeat || !isAskedElsewhere)
      .filter(({ source }) => source.kind !== 'behavioral' || this.#behavioralLeft > 0)
      .filter(({ source }) => !this.#taken.some((other) => other.source.id === source.id))
      .filter(({ competency }) => known.has(competency.id) || known.size < mostCompetencies)
      .toSorted((one, other) => one.cost - other.cost)
      .find(
        ({ text, source }) =>
          !this.#taken.some((other) => areAlike(other.text.ask, text.ask)) &&
          filledMark(text, source.text[language], language).verdict === 'clean',
      );
    if (best === undefined) return false;
    const { cost: _cost, isAskedElsewhere: _asked, ...question } = best;
    if (question.source.kind === 'behavioral') this.#behavioralLeft -= 1;
    this.#taken.push({ ...question, mustAsk });
    return true;
  }
}

/** Whether more of one area's words are what a question is about than of another's. */
function isNearer(source: Candidate['source'], area: string, other: string): boolean {
  if (!('types' in source)) return false;
  const share = (of: string) => Math.min(1, areaHits(of, source) / of.replace(/[^\p{L}\p{N}]/gu, '').length);
  return share(area) > share(other);
}

function isCase({ kind }: QuestionFrame): boolean {
  return kind === 'behavioral' || kind === 'task';
}
