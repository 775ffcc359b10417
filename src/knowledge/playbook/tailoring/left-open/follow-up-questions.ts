import type { Language } from '#contracts/common.ts';
import type { Competency, Question } from '#contracts/interviewing/plan/plan.ts';
import { asksAbout, wordStems } from '#knowledge/plan/rules/focus-rules.ts';
import { guardMark } from '#knowledge/plan/rules/law-rules.ts';
import type { CoreBlock, PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { quoted } from '#knowledge/playbook/questions/fill-frame.ts';
import { followUpTemplate } from '#knowledge/playbook/cv-questions/follow-up.ts';
import { mostWords, wordsIn } from '#knowledge/plan/rules/question-rules.ts';
import { roleExpectationsId } from '#knowledge/playbook/playbook.ts';
import { writeQuestion } from '#knowledge/playbook/questions/write-question.ts';
import { isPicked } from '#knowledge/notes/picked-lines.ts';
import { type NotedSentence, notedOpen } from './noted-open.ts';
import { isWordedAsOpen } from '#knowledge/notes/is-worded-as-open.ts';
import { type OpenPoint, isTerm } from './open-point.ts';
import { phrases } from '#knowledge/playbook/tailoring/phrases.ts';

/**
 * The questions about what an earlier round left open: one about the weightiest point, or, if somebody picked the points,
 * one about each that takes more than a short answer, in their order.
 *
 * @param most how many there is time for
 */
export function followUpQuestions(
  brief: PlanBrief,
  core: CoreBlock,
  most: number,
  newId: () => string,
): readonly Question[] {
  const { language, lockedQuestions = [] } = brief;
  const noted = notedOpen(brief);
  const settled = lockedQuestions.flatMap(({ followsUp }) => followsUp ?? []);
  const weightiest = settled.length > 0 ? undefined : weightiestOf(noted, language);
  const chosen = isPicked(brief)
    ? noted.filter((one) => !isShort(one, language) && !settled.includes(one.sentence))
    : [weightiest].filter((one) => one !== undefined);
  return chosen.reduce<readonly Question[]>((questions, one) => {
    if (questions.length >= most) return questions;
    const question = followUpQuestion(one, questions, { brief, core, newId });
    return question === undefined ? questions : [...questions, question];
  }, []);
}

interface Writing {
  readonly brief: PlanBrief;
  readonly core: CoreBlock;
  newId(): string;
}

/** Undefined if it cannot be asked, or only in the words of an earlier question. */
function followUpQuestion(
  { sentence: open, point }: NotedSentence,
  earlier: readonly Question[],
  { brief: { language }, core, newId }: Writing,
): Question | undefined {
  const area = areaOf(open, core.focusAreas);
  const asked = core.questions.find((question) => area !== undefined && asksAbout(question, area));
  const competency = core.competencies.find(({ id }) => id === asked?.competencyId) ?? competencyFor(open, core);
  if (competency === undefined) return undefined;
  const source = followUpTemplate.text[language];
  const place = {
    id: newId(),
    order: core.questions.length + earlier.length + 1,
    block: 'cv',
    mustAsk: true,
    competency,
    focusAreas: area === undefined ? [] : [area],
  } as const;
  // Asks about the point itself, else the area it belongs to, else leaves it to the interviewer to name it.
  const asks = [
    ...(point === undefined ? [] : [withPoint(point, language)]),
    ...(area === undefined ? [] : [withArea(area, language)]),
    source.ask,
  ];
  return asks
    .filter((ask) => earlier.every(({ text }) => text !== ask))
    .map((ask) => ({
      ...writeQuestion(place, followUpTemplate, { ...source, ask }, undefined, language),
      // Without an area, the competency is a guess and must not serve as the topic.
      ...(area === undefined ? { topic: phrases[language].leftOpen.name } : {}),
      followsUp: open,
    }))
    .find((question) => wordsIn(question.text) <= mostWords && guardMark(question, { language }).verdict === 'clean');
}

/**
 * The competency that shares most words with the sentence, else the one with the fewest core questions, so that no
 * competency is judged by chance alone. An open point is not judged as an expectation of the job.
 */
function competencyFor(sentence: string, { competencies, questions }: CoreBlock): Competency | undefined {
  const said = wordStems(sentence);
  const shared = ({ name, definition }: Competency) =>
    [...wordStems(`${name} ${definition}`)].filter((stem) => stem.length > 3 && said.has(stem)).length;
  const asked = ({ id }: Competency) => questions.filter(({ competencyId }) => competencyId === id).length;
  const [best] = competencies
    .filter(({ id }) => id !== roleExpectationsId)
    .toSorted((one, other) => shared(other) - shared(one) || asked(one) - asked(other));
  return best ?? competencies[0];
}

/** Whether a short answer settles it, so that it is cleared up without a score. */
function isShort({ sentence, point }: NotedSentence, language: Language): boolean {
  return point?.shownBy === 'answer' || isTerm(sentence.slice(0, beginning), language);
}

/**
 * The most important open sentence that takes more than a short answer. In a note that marks what is open: the decisive
 * one, else the first. In any other note: the first that a case settles, else the first worded as open.
 */
function weightiestOf(sentences: readonly NotedSentence[], language: Language): NotedSentence | undefined {
  const isMarked = sentences.some((one) => one.isMarked);
  const weighty = sentences.filter((one) => (isMarked ? !isShort(one, language) : one.point?.shownBy !== 'answer'));
  if (isMarked) return weighty.find(({ decides }) => decides) ?? weighty[0];
  const isCase = ({ point }: NotedSentence) => point?.shownBy === 'case' || point?.shownBy === 'nearest';
  return weighty.find(isCase) ?? weighty.find(({ sentence, point }) => point === undefined && isWordedAsOpen(sentence));
}

/** UTF-16 units at the start of a sentence that show what it is about. */
const beginning = 40;

/** The area that shares most of its words with the sentence, at least half of them. */
function areaOf(sentence: string, areas: readonly string[]): string | undefined {
  const said = wordStems(sentence);
  return areas
    .map((area) => {
      const stems = [...wordStems(area)].filter((stem) => stem.length > 2);
      return { area, share: stems.filter((stem) => said.has(stem)).length / Math.max(1, stems.length) };
    })
    .filter(({ share }) => share >= 0.5)
    .toSorted((one, other) => other.share - one.share)[0]?.area;
}

function withArea(area: string, language: Language): string {
  const name = quoted(area.replace(/[“”«»"?]/gu, ''), language);
  return language === 'uk'
    ? `Хочу повернутися до одного пункту нашої попередньої розмови, з теми ${name}. ${tails.uk.nearest}`
    : `I would like to come back to one point from your earlier conversation with us, on ${name}. ${tails.en.nearest}`;
}

/** The request, by what settles the point. */
const tails: Readonly<Record<Language, Readonly<Record<OpenPoint['shownBy'], string>>>> = {
  en: {
    case: 'Tell me about a real case: what did you do yourself, and how did it end?',
    nearest: 'Which piece of your own work comes closest to it, what did you do yourself, and how did it end?',
    account: 'Take me through how this was in your own work: what did you do yourself, and how can that be checked?',
    answer: 'What would you say today?',
  },
  uk: {
    case: 'Розкажіть про справжній випадок: що зробили ви самі й чим закінчилося?',
    nearest: 'Яка ваша робота до цього найближча, що зробили ви самі й чим закінчилося?',
    account: 'Поясніть, як це було у вашій роботі: що робили ви самі і як це можна перевірити?',
    answer: 'Що скажете про це сьогодні?',
  },
};

function withPoint({ kind, words, shownBy }: OpenPoint, language: Language): string {
  const topic = quoted(words.replace(/[“”«»"?]/gu, ''), language);
  const begun: Readonly<Record<Language, Readonly<Record<OpenPoint['kind'], string>>>> = {
    en: {
      clause: `Your earlier conversation with us left open ${words}.`,
      about: `Your earlier conversation with us left this open: ${topic}.`,
      topic: `Your earlier conversation with us left this open: ${topic}.`,
      lack: `From your earlier conversation with us I understand that this would be new to you: ${topic}.`,
    },
    uk: {
      clause: `У попередній розмові ми не з’ясували, ${words}.`,
      about: `У попередній розмові ми не все з’ясували ${words}.`,
      topic: `У попередній розмові ми не з’ясували таке: ${topic}.`,
      lack: `Як я розумію з нашої попередньої розмови, ${words.replace(/^\S+/u, (first) => (/^\p{Lu}{2}/u.test(first) ? first : first.charAt(0).toLowerCase() + first.slice(1)))}.`,
    },
  };
  return `${begun[language][kind]} ${tails[language][shownBy]}`;
}
