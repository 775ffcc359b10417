import type { Language } from '#contracts/common.ts';
import type { Competency } from '#contracts/interviewing/plan/plan.ts';

/** The fallback definition of a competency that a model named but did not define. */
export function unknownDefinition(name: string, language: Language): Omit<Competency, 'id'> {
  const definition =
    language === 'uk'
      ? 'Те, що показують її запитання: власні кроки, причини, з яких їх зроблено, і що з них вийшло.'
      : 'What its questions show: own steps, the reasons for them and what came of them.';
  return { name, definition, source: 'position_text', mustHave: false };
}
