import type { Language } from '#contracts/common.ts';
import type { Competency } from '#contracts/interviewing/plan/plan.ts';
import { quoted } from '#knowledge/playbook/questions/fill-frame.ts';
import type { PlaybookCompetency, TopicQuestion } from '#knowledge/playbook/types.ts';

const longestName = 80;
const longestDefinition = 400;

/** Id prefix of competencies that represent a focus area. */
export const areaPrefix = 'focus-';
/** Id prefix of competencies that represent a topic of the posting. */
export const topicPrefix = 'topic-';
export const postingDutiesId = 'posting-duties';

/** A competency for focus areas that match none in the playbook, under the recruiter's own name for them. */
export function areaCompetency(areas: readonly string[], index: number, language: Language): Competency {
  const all = areas.join(' / ');
  const name = all.length <= longestName ? all : within(areas[0] ?? '', longestName);
  const marked = areas.map((area) => quoted(area.replace(/[“”«»"]/gu, ''), language)).join(', ');
  const definition =
    language === 'uk'
      ? `Уміє те, що в цій посаді названо ${marked}: знає кроки, виконує їх, перевіряє результат і знає межі свого вміння.`
      : `Can do what this position calls ${marked}: knows the steps, takes them, checks the result and knows the limits of the skill.`;
  return {
    id: `${areaPrefix}${index + 1}`,
    name,
    definition: within(definition, longestDefinition),
    source: 'focus_area',
    mustHave: false,
  };
}

/** A competency for a topic question whose topic the posting mentions but no focus area names. */
export function topicCompetency({ id, name }: TopicQuestion, language: Language): Competency {
  return { ...areaCompetency([name[language]], 0, language), id: `${topicPrefix}${id}`, source: 'position_text' };
}

export function dutyCompetency(language: Language): Competency {
  return {
    id: postingDutiesId,
    name: language === 'uk' ? 'Обов’язки з оголошення' : 'Duties of the posting',
    definition:
      language === 'uk'
        ? 'Має за плечима роботу, описану в оголошенні, або знає, чого вона потребує.'
        : 'Has done the work that the posting describes, or knows what it takes.',
    source: 'position_text',
    mustHave: false,
  };
}

export function planCompetency({ id, name, definition }: PlaybookCompetency, language: Language): Competency {
  return { id, name: name[language], definition: definition[language], source: 'position_text', mustHave: false };
}

function within(value: string, most: number): string {
  return value.length <= most ? value : `${value.slice(0, most - 1).replace(/\s+\S*$/u, '')}…`;
}
