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

/** In signs: the line that a paragraph ends in is half empty, and one that is said begins with when it is. */
const besideText = { said: 45, heard: 25 } as const;

/** What this person is told or asked, with the lines of their CV that it does not say itself. */
interface ForPerson extends Pick<FollowUp, 'text' | 'fallsShort'> {
  readonly quotes: readonly string[];
}

/** What of a question is needed while somebody talks. Why it is asked, how a 2 or a 9 sounds and how a model answers stand in the whole plan. */
export interface QuestionInRoom {
  /** lines of the CV that it rests on */
  readonly quotes: readonly string[];
  /** said before it */
  readonly leadIn: ForPerson | undefined;
  /** asked behind it */
  readonly followUp: ForPerson | undefined;
  /** asked of everybody, when the answer calls for it; none where there is no time for them */
  readonly probes: readonly Pick<Probe, 'text' | 'trigger'>[];
  readonly listen: readonly string[];
  /** what is heard at 4–6, where scoring begins */
  readonly adequate: readonly string[];
  /** what makes it a 7; undefined in a plan without words for that */
  readonly strong: string | undefined;
  readonly redFlags: readonly string[];
  /** beside the longer of both there is room for notes */
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
  // the columns are five and seven parts wide
  return {
    ...inRoom,
    notesUnder: lengthOf(said, besideText.said) * 7 > lengthOf(heard, besideText.heard) * 5 ? 'heard' : 'said',
  };
}

function lengthOf(paragraphs: readonly string[], beside: number): number {
  return paragraphs.reduce((sum, { length }) => sum + (length === 0 ? 0 : length + beside), 0);
}

/** Those of the lines that a text does not repeat. */
function unsaid(text: string, lines: readonly { readonly quote: string }[]): readonly string[] {
  return lines.map(({ quote }) => quoteInBrief(quote)).filter((quote) => !repeatsQuote(text, quote));
}
