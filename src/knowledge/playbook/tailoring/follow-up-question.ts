import type { Language } from '#contracts/common.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { asksAbout, wordStems } from '#knowledge/plan/rules/focus-rules.ts';
import { guardMark } from '#knowledge/plan/rules/law-rules.ts';
import type { CoreBlock, PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { quoted } from '#knowledge/playbook/questions/fill-frame.ts';
import { followUpTemplate } from '#knowledge/playbook/cv-questions/follow-up.ts';
import { openItems } from '#knowledge/notes/open-items.ts';
import { lawfulSentences } from '#knowledge/notes/lawful-sentences.ts';
import { type OpenPoint, openPoints } from './open-point.ts';
import { mostWords, wordsIn } from '#knowledge/plan/rules/question-rules.ts';
import { roleExpectationsId } from '#knowledge/playbook/playbook.ts';
import { writeQuestion } from '#knowledge/playbook/questions/write-question.ts';

// Phrases with which interviewers note what an interview did not settle.
const leftOpen =
  /\b(?:unclear|not (?:clear|sure|asked|covered|discussed|convinc\w+)|unsure|open|check|verify|probe|clarify|doubt\w*|concern\w*|worr(?:y|ied)|weak\w*|missing|vague|(?:I|we|nobody) (?:did(?: not|n['’]t)|could(?: not|n['’]t)|never) (?:ask\w*|cover|reach|got?|get|follow|go|went|find|establish|make out|discuss|settle|hear|touch)|could(?: not|n['’]t) (?:tell|say|explain|name|show|give)|needs? (?:more|to be)|to ask)\b|(?<!\p{L})(?:незрозуміл|не ?ясн|не впевнен|не питал|не обговор|не встиг|уточнити|перевірити|з['’]ясувати|сумнів|слабк|бракує|нечітк|поверхов|не зміг|не змогла|не розкри|відкрит|питання)/iu;

/** The question about what an earlier round left open; undefined if its feedback names nothing that may be asked. */
export function followUpQuestion(brief: PlanBrief, core: CoreBlock, newId: () => string): Question | undefined {
  const { previousFeedback, language } = brief;
  // An open point is not judged as an expectation of the job.
  const competency = core.competencies.find(({ id }) => id !== roleExpectationsId) ?? core.competencies[0];
  if (previousFeedback === undefined || previousFeedback === null || competency === undefined) return undefined;
  const sentences = lawfulSentences(previousFeedback, language);
  const points = openPoints(sentences, language);
  const point = listedPoint(previousFeedback, language) ?? points.find(({ isCase }) => isCase);
  // What a short answer settles becomes a point instead.
  const others = sentences.filter((sentence) => points.every((other) => other.sentence !== sentence));
  const open = point?.sentence ?? others.find((sentence) => leftOpen.test(sentence));
  if (open === undefined) return undefined;
  const area = areaOf(open, core.focusAreas);
  const asked = core.questions.find((question) => area !== undefined && asksAbout(question, area));
  const own = core.competencies.find(({ id }) => id === asked?.competencyId) ?? competency;
  const source = followUpTemplate.text[language];
  const place = {
    id: newId(),
    order: core.questions.length + 1,
    block: 'cv',
    mustAsk: true,
    competency: own,
    focusAreas: area === undefined ? [] : [area],
  } as const;
  // Asks about the point itself, else the area it belongs to, else leaves it to the interviewer to name it.
  const asks = [
    ...(point === undefined ? [] : [withPoint(point, language)]),
    ...(area === undefined ? [] : [withArea(area, language)]),
    source.ask,
  ];
  return asks
    .map((ask) => ({
      ...writeQuestion(place, followUpTemplate, { ...source, ask }, undefined, language),
      followsUp: open,
    }))
    .find((question) => wordsIn(question.text) <= mostWords && guardMark(question, { language }).verdict === 'clean');
}

/** From a note's list of open items: the decisive one, else the first, under the name it has there. */
function listedPoint(note: string, language: Language): OpenPoint | undefined {
  const named = openItems(note, language).filter(({ name }) => name !== undefined);
  const { text, name } = named.find(({ decides }) => decides) ?? named[0] ?? {};
  return text === undefined || name === undefined
    ? undefined
    : { sentence: text, kind: 'topic', words: name, isCase: true };
}

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
    ? `Хочу повернутися до нашої попередньої розмови: ${name}. Розкажіть про найважчий для вас випадок: що зробили ви самі й чим закінчилося?`
    : `Let me come back to your earlier conversation with us: ${name}. Tell me about the hardest case you had there: what did you do yourself, and how did it end?`;
}

function withPoint({ kind, words }: OpenPoint, language: Language): string {
  if (kind === 'clause') {
    return language === 'uk'
      ? `У попередній розмові ми не з’ясували, ${words}. Розкажіть про справжній випадок: що зробили ви самі й чим закінчилося?`
      : `Your earlier conversation with us left open ${words}. Tell me about a real case: what did you do yourself, and how did it end?`;
  }
  if (kind === 'about') {
    return `У попередній розмові ми не все з’ясували ${words}. Розкажіть про справжній випадок: що зробили ви самі й чим закінчилося?`;
  }
  const topic = quoted(words.replace(/[“”«»"?]/gu, ''), language);
  return language === 'uk'
    ? `У попередній розмові ми не з’ясували таке: ${topic}. Розкажіть про справжній випадок: що зробили ви самі й чим закінчилося?`
    : `Your earlier conversation with us left one point open: ${topic}. Tell me about a real case: what did you do yourself, and how did it end?`;
}
