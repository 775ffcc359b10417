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
import { craftFit } from '#knowledge/playbook/job/crafts.ts';
import { competencyOf } from '#knowledge/playbook/job/choose-competencies.ts';
import { isOfTrade } from '#knowledge/playbook/job/fits-job.ts';
import { leadsPeople } from '#knowledge/playbook/job/leads-people.ts';
import { divideSlots } from './divide-slots.ts';
import { type FrameFilling, fillFrame, withSource } from './fill-frame.ts';
import { jobFamily } from '#knowledge/playbook/job/job-family.ts';
import { stableFraction } from './stable-fraction.ts';
import { barOf, frames, peopleLeadership, roleExpectationsId, safeWorkId } from '#knowledge/playbook/playbook.ts';
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

/** A question chosen for the core, in the plan's language. */
export interface ChosenQuestion {
  readonly source: PlaybookQuestion | QuestionFrame;
  readonly text: QuestionText;
  readonly competency: Competency;
  /** the playbook competency that the question comes from; its bars may raise the anchors */
  readonly from: PlaybookCompetency | undefined;
  /** the recruiter's focus areas that the question covers */
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
  /** the sentence of the posting an area comes from */
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

/** Cost of asking a question of each difficulty at each level. */
const distance: Readonly<Record<Bar, Readonly<Record<Difficulty, number>>>> = {
  junior: { easy: 0, medium: 0.5, hard: 2 },
  middle: { easy: 0.5, medium: 0, hard: 0.7 },
  senior: { easy: 1, medium: 0.2, hard: 0 },
  lead: { easy: 1.5, medium: 0.3, hard: 0 },
};

/** Cost that puts questions worded the same for any trade after those of this trade. */
const anyTrade = 4;
/** Cost of a frame about an area, so that any question which knows the area comes first. */
const lastOfAll = 9;
/** Cost of any frame other than a case: if nothing else is known of an area, a case from experience tells most. */
const besideCase = 1.5;
/** Costs of an area's own question made for another level or interview type: still worth asking. */
const besideLevel = 2;
const besideType = 3;
/** The number of competencies of the trade that its jobs are mainly about. */
const closest = 2;
/** Cost per question of the same kind already chosen; low enough that one in a few may repeat a kind. */
const sameKind = 0.45;
/** In interviews with fewer questions, every question is about the recruiter's own areas. */
const fewestWithProtection = 4;
/** The limit of a plan. */
const mostCompetencies = 8;

/** Chooses the core's questions one by one; earlier choices restrict later ones. */
export class QuestionChoice {
  readonly #choice: Choice;
  readonly #seed: string;
  readonly #asked: ReadonlySet<string>;
  readonly #taken: ChosenQuestion[] = [];
  readonly #fits: ReturnType<typeof branchFit>;
  readonly #fitsArea: ReturnType<typeof branchFit>;
  readonly #fitsCraft: ReturnType<typeof craftFit>;
  #behavioralLeft: number;

  /** @param count number of questions including the task, if it differs from the usual number for the length */
  constructor(choice: Choice, hasTask: boolean, count?: number) {
    const { position, interviewType, durationMin, askedElsewhere = [] } = choice.brief;
    this.#choice = choice;
    this.#seed = `${position.id}/${position.version}/${interviewType}`;
    this.#asked = new Set(askedElsewhere);
    // Other areas the recruiter named are asked about under their own names; they do not make the job another one.
    this.#fits = branchFit({ ...position, focusAreas: [] });
    this.#fitsArea = branchFit(position);
    this.#fitsCraft = craftFit(position);
    this.#behavioralLeft = mostBehavioral(durationMin, hasTask, choice.requirements, count);
  }

  get taken(): readonly ChosenQuestion[] {
    return this.#taken;
  }

  /** Chooses the main task: the trade's own, else a work sample of the first focus area, else a general one. */
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

  /** Chooses up to `count` more questions. */
  takeQuestions(count: number): void {
    const { areas, brief, competencies } = this.#choice;
    const named = new Set(this.#taken.flatMap(({ focusAreas }) => focusAreas));
    // The task already covers its area.
    const open = areas.length > named.size ? areas.filter((area) => !named.has(area)) : areas;
    // Areas that the playbook knows get a question each; the others share one if there are too few questions.
    const known = open.filter((area) => this.#topical([area]).length > 0);
    const kept = known.filter((area) => this.#isProtection(area));
    const ordered = this.#sharersLast([
      ...kept,
      ...known.filter((area) => !kept.includes(area)),
      ...open.filter((area) => !known.includes(area)),
    ]);
    // Areas share a question rather than drop the one on safeguarding the people the job is about.
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
    // Reached in a long interview for a job about which little is known, or after many rounds.
    for (const mayRepeat of [false, true]) {
      while (this.#taken.length < end) {
        const library = competencies.flatMap((competency) => this.#library(competency, false));
        // The areas may have used up a plan's competencies; then one of them is asked about again.
        const again = areas.flatMap((area) => this.#framed('area', { areas: [area] }, false));
        if (!this.#takeBest([...library, ...again], false, mayRepeat)) break;
      }
    }
  }

  /** A question about safeguarding should not be the first. */
  #afterAnother(groups: readonly (readonly string[])[]): readonly (readonly string[])[] {
    const [first = [], second, ...others] = groups;
    return second !== undefined && first.some((area) => this.#isProtection(area)) ? [second, first, ...others] : groups;
  }

  /** Puts two areas that one question covers at the end, where a group of two is formed first. */
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
   * Takes one question that covers the areas of a group.
   *
   * @param later areas that are asked about afterwards, whose own questions are kept for them
   */
  #takeGroup(group: readonly string[], later: readonly string[]): void {
    const [only] = group;
    // A posting sentence about one of several areas would seem to apply to all of them.
    const filling = {
      areas: group,
      basis: only === undefined || group.length > 1 ? undefined : this.#choice.basisOf(only),
    };
    const frame = group.length === 1 ? ('area' as const) : ('areas' as const);
    const candidates = [...this.#unreserved(group, later), ...this.#framed(frame, filling, false)];
    if (this.#takeBest(candidates, true) || this.#takeBest(candidates, true, true)) return;
    // No wording with these areas may lawfully be asked, so a question of the trade stands in under their names.
    const { areas, brief, competencies } = this.#choice;
    const competency = areaCompetency(group, only === undefined ? 0 : areas.indexOf(only), brief.language);
    const own = competencies.filter((one) => isOfTrade(one, brief.position)).slice(0, closest);
    const ofTrade = own.flatMap((one) => this.#library(one, false));
    const under = (ofTrade.length > 0 ? ofTrade : competencies.flatMap((one) => this.#library(one, false))).map(
      (candidate) => ({ ...candidate, competency, focusAreas: group }),
    );
    this.#takeBest(under, true);
  }

  /** The trade's own questions about an area, except those that a later area needs more. */
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

  /** For a job that leads others of the trade: how they lead, with a trade question if there is one. */
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

  /** Questions on safeguarding the vulnerable people the job is about; none if another interview asks them. */
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

  /** Takes a question on a topic that the posting mentions and no focus area names. */
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

  /** The trade's own questions that cover an area, or each of several areas. */
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

  /** The more of its topic an area or posting names, the lower the cost. */
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
    // In the posting's order: what it lists first matters most.
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
        // Questions for any trade are optional, so they go first when time is short.
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
      .filter(this.#fitsCraft)
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
    // An area already asked about together with another stays under the same competency.
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
    return (
      frames
        .filter((frame) => frame.about === about && (frame.kind === 'task') === tasks && !isUsed(frame))
        // Safety is asked about by cases from experience, not by opinions.
        .filter((frame) => from?.id !== safeWorkId || frame.kind === 'behavioral' || frame.kind === 'task')
        .filter(({ levels }) => levels === undefined || levels.includes(barOf(brief.position.level)))
        .flatMap((source) => {
          const text = fillFrame(source, filling, brief.language);
          if (text === undefined) return [];
          const isAskedElsewhere = this.#isAsked((language) => fillFrame(source, filling, language)?.ask ?? '');
          const cost =
            this.#costOf(source) + (about === 'duty' ? anyTrade : lastOfAll) + (isCase(source) ? 0 : besideCase);
          return [{ source, text, competency, from, focusAreas: filling.areas, cost, isAskedElsewhere }];
        })
    );
  }

  /** Fit decides; a stable pseudo-random draw chooses among questions that fit about equally well. */
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

  /** Checked in both languages, because a round may be held in the other one. */
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

/** Whether a question covers a larger share of one area's words than of another's. */
function isNearer(source: Candidate['source'], area: string, other: string): boolean {
  if (!('types' in source)) return false;
  const share = (of: string) => Math.min(1, areaHits(of, source) / of.replace(/[^\p{L}\p{N}]/gu, '').length);
  return share(area) > share(other);
}

function isCase({ kind }: QuestionFrame): boolean {
  return kind === 'behavioral' || kind === 'task';
}
