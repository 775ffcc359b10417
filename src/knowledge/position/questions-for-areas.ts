import type { Language } from '#contracts/common.ts';
import type { PositionBrief } from '#knowledge/plan/plan-parts.ts';
import { chooseCompetencies } from '#knowledge/playbook/job/choose-competencies.ts';
import { fillFrame } from '#knowledge/playbook/questions/fill-frame.ts';
import { QuestionChoice } from '#knowledge/playbook/questions/choose-questions.ts';
import { areaHits, topicsOfJob } from '#knowledge/playbook/questions/topic-questions.ts';
import type { PlaybookQuestion, QuestionFrame } from '#knowledge/playbook/types.ts';
import { readDuties, sentenceAbout } from '#knowledge/posting/read-duties.ts';

type Draft = Pick<PositionBrief, 'title' | 'description' | 'focusAreas' | 'level'>;

export interface QuestionForArea {
  readonly focusArea: string;
  readonly question: string;
  /** whether it is a frame with the area's words in it, as for any job */
  readonly isGeneral: boolean;
}

/**
 * The playbook's first question about each focus area, as its plans would begin. Which of several fitting questions a
 * plan uses depends on the position and the interview; whether an area has a question of its own does not.
 */
export function questionsForAreas(draft: Draft, language: Language): readonly QuestionForArea[] {
  // A type that is neither mostly behavioral nor mostly technical, and a length with room for any question.
  const brief = {
    position: { ...draft, id: '', version: 1 },
    interviewType: 'panel',
    durationMin: 60,
    language,
  } as const;
  const duties = readDuties(draft.description, language);
  const fitting = {
    competencies: chooseCompetencies(brief),
    topics: topicsOfJob(draft),
    duties,
    basisOf: (area: string) => sentenceAbout(area, duties),
    requirements: 0,
  };
  const asked: { readonly source: PlaybookQuestion; readonly ask: string }[] = [];
  const framed: QuestionFrame[] = [];
  return [...new Set(draft.focusAreas)].flatMap((focusArea) => {
    // A plan does not use the same frame twice with different words either.
    const inFrames = framed.map((frame) => fillFrame(frame, { areas: [focusArea] }, language)?.ask ?? '');
    const askedElsewhere = [...asked.map(({ ask }) => ask), ...inFrames];
    const choice = new QuestionChoice({ ...fitting, brief: { ...brief, askedElsewhere }, areas: [focusArea] }, false);
    choice.takeQuestions(1);
    const [taken] = choice.taken;
    if (taken === undefined) return [];
    const { source, text } = taken;
    if (isFrame(source)) {
      // A plan groups areas that one question covers under that question.
      const shared = asked.find((other) => areaHits(focusArea, other.source) > 0);
      if (shared === undefined) framed.push(source);
      return [{ focusArea, question: shared?.ask ?? text.ask, isGeneral: shared === undefined }];
    }
    asked.push({ source, ask: text.ask });
    return [{ focusArea, question: text.ask, isGeneral: false }];
  });
}

function isFrame(source: PlaybookQuestion | QuestionFrame): source is QuestionFrame {
  return 'about' in source;
}
