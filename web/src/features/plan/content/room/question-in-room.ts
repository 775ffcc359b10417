import {
  type FollowUp,
  followUpBehind,
  type Plan,
  type Probe,
  type Question,
} from '#contracts/interviewing/plan/plan.ts';
import { mayBeShort } from '#contracts/interviewing/plan/may-run-on.ts';
import { quotedLines } from '#contracts/interviewing/plan/plan-requirements.ts';
import { repeatsQuote } from '#web/entities/plan/text/repeats-quote.ts';
import { quoteInBrief } from './in-brief.ts';

/**
 * Characters added to each paragraph's length: its last line is on average half empty, and spoken ones begin with a
 * label.
 */
const besideText = { said: 45, heard: 25 } as const;

/** The lead-in or follow-up for this candidate, with the CV lines that it does not quote itself. */
interface ForPerson extends Pick<FollowUp, 'text' | 'fallsShort'> {
  readonly quotes: readonly string[];
}

/**
 * What an interviewer needs of a question while the candidate talks. Its reason, the other score bands and the sample
 * answer are in the full plan only.
 */
export interface QuestionInRoom {
  /** the CV lines it is based on */
  readonly quotes: readonly string[];
  /** said before the question */
  readonly leadIn: ForPerson | undefined;
  /** asked after the question */
  readonly followUp: ForPerson | undefined;
  /** asked of every candidate if the answer calls for it; empty if there is no time for them */
  readonly probes: readonly Pick<Probe, 'text' | 'trigger'>[];
  readonly listen: readonly string[];
  /** what an answer scored 4–6 sounds like, where scoring begins */
  readonly adequate: readonly string[];
  /** what makes it a 7; undefined if the plan does not say */
  readonly strong: string | undefined;
  readonly redFlags: readonly string[];
  /** the shorter column, which has room for notes */
  readonly notesUnder: 'said' | 'heard';
}

export function questionInRoom(plan: Pick<Plan, 'questions' | 'candidate'>, question: Question): QuestionInRoom {
  const { id, text, evidence = [], probes, expectedAnswer, anchors, decidingFact, redFlags } = question;
  const own = followUpBehind(plan, id);
  const forPerson = own && {
    text: own.text,
    fallsShort: own.fallsShort,
    quotes: unsaid(own.text, quotedLines(own)),
  };
  const behavioursOf = (band: string) => anchors.find((anchor) => anchor.band === band)?.behaviours ?? [];
  const inRoom = {
    quotes: unsaid(text, evidence),
    leadIn: own?.leadsIn === true ? forPerson : undefined,
    followUp: own?.leadsIn === true ? undefined : forPerson,
    probes: mayBeShort(plan, question) ? [] : probes,
    listen: expectedAnswer.keyPoints,
    adequate: behavioursOf('4-6'),
    strong: decidingFact ?? behavioursOf('7-8')[0],
    redFlags: redFlags.map((flag) => flag.text),
  };
  const { quotes, followUp, listen, adequate, strong = '' } = inRoom;
  const said = [...quotes, followUp?.text ?? '', ...(followUp?.quotes ?? []), ...inRoom.probes.map((one) => one.text)];
  const heard = [...listen, adequate.join(' '), strong, inRoom.redFlags.join(' ')];
  // the columns are in the ratio 5:7
  return {
    ...inRoom,
    notesUnder: lengthOf(said, besideText.said) * 7 > lengthOf(heard, besideText.heard) * 5 ? 'heard' : 'said',
  };
}

function lengthOf(paragraphs: readonly string[], beside: number): number {
  return paragraphs.reduce((sum, { length }) => sum + (length === 0 ? 0 : length + beside), 0);
}

/** The CV lines that a text does not already quote. */
function unsaid(text: string, lines: readonly { readonly quote: string }[]): readonly string[] {
  return lines.map(({ quote }) => quoteInBrief(quote)).filter((quote) => !repeatsQuote(text, quote));
}
