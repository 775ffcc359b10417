import type { Language } from '#contracts/common.ts';
import type { FlowStep, InterviewType } from '#contracts/interviewing/plan.ts';

type Scripted = Extract<FlowStep['kind'], 'intro' | 'requirements' | 'candidate_questions' | 'wrap_up'>;

interface Scene {
  readonly language: Language;
  readonly interviewType: InterviewType;
  readonly durationMin: number;
  /** who interviews, in the recruiter's words */
  readonly userRole: string | null;
  /** something was read about this person: the talk may open with it */
  readonly hasCv: boolean;
  /** what is open about this person, settled before the questions */
  readonly points: number;
  /** requirements that no point settles */
  readonly ticks: number;
}

const focus: Readonly<Record<Language, Readonly<Record<InterviewType, string>>>> = {
  en: {
    phone_screening: 'the role, what they want from it and their experience',
    technical: 'how they do the work itself',
    behavioral: 'situations from their work and what they did in them',
    final: 'how they would take on this role, and what is still open between you',
    panel: 'their work, seen from several sides; each of you asks in turn',
    coding: 'a practical task, and how they go about it; thinking aloud helps',
    system_design: 'a larger task, and how they would design the whole; there is no single right answer',
  },
  uk: {
    phone_screening: 'роль, очікування від неї та досвід',
    technical: 'сама робота і те, як її виконують',
    behavioral: 'випадки з роботи й дії в кожному з них',
    final: 'підхід до цієї ролі й те, що між вами ще не з’ясовано',
    panel: 'досвід із різних сторін; запитання ставитимете по черзі',
    coding: 'практичне завдання і шлях до розв’язку; можна міркувати вголос',
    system_design: 'більше завдання, яке треба спроєктувати цілком; єдиної правильної відповіді немає',
  },
};

// Whose daily work interviews are; anybody else is reminded of how the answers become comparable.
const interviewsForALiving = /recruit|talent|\bhr\b|people|human resources|sourcer|рекрут|персонал|кадр|ейчар/iu;

/** What the interviewer may say, in the plan's language. Names no candidate: a plan is shared and compared. */
export function planScript(kind: Scripted, scene: Scene): string {
  return scene.language === 'uk' ? ukrainian(kind, scene) : english(kind, scene);
}

function english(kind: Scripted, { interviewType, durationMin, userRole, hasCv, points, ticks }: Scene): string {
  switch (kind) {
    case 'intro': {
      const self =
        userRole === null
          ? 'Introduce yourself and your role in the team.'
          : `Introduce yourself: ${inline(userRole)}.`;
      return `Thank the candidate for the time. ${self} Say that the conversation takes ${durationMin} minutes and is about ${focus.en[interviewType]}. Mention that you will take notes, that every candidate is asked the same main questions, and that there is time for their questions at the end.${hasWarmUp(hasCv && points === 0, durationMin) ? ' Then warm up for about two minutes, unscored: “What about your work so far should I know that your CV does not say?”' : ''}${isNewToThis(userRole) ? ' For you: read each question as it stands, wait, then use the probes; note what you hear, and score before you talk to the other interviewers.' : ''}`;
    }
    case 'requirements':
      return `${points > 0 ? 'First ask what is open about this person, one point after the other; a short answer is enough. ' : ''}${ticks > 0 ? 'Go through what the job requires, one by one, and note yes, no or open. ' : ''}Nothing here is scored; what stays open is settled in writing.`;
    case 'candidate_questions':
      return 'Invite questions about the role, the team and the next steps. Answer what you know for certain; for the rest say who will answer and by when.';
    case 'wrap_up':
      return 'Thank the candidate, name the next step and the date by which they will hear from you. Give no verdict and no promise. Finish your scores right after the conversation, while memory is fresh.';
  }
}

function ukrainian(kind: Scripted, { interviewType, durationMin, userRole, hasCv, points, ticks }: Scene): string {
  switch (kind) {
    case 'intro': {
      const self =
        userRole === null
          ? 'Коротко представтеся й назвіть свою роль у команді.'
          : `Коротко представтеся (ваша роль: ${inline(userRole)}).`;
      return `Подякуйте за зустріч. ${self} Скажіть, що розмова триватиме ${durationMin} хв, а її тема — ${focus.uk[interviewType]}. Попередьте, що робитимете нотатки, що основні запитання для всіх однакові й що наприкінці буде час на запитання до вас.${hasWarmUp(hasCv && points === 0, durationMin) ? ' Тоді дві хвилини на розминку, без оцінки: «Що з вашої дотеперішньої роботи мені варто знати, чого немає в резюме?»' : ''}${isNewToThis(userRole) ? ' Для вас: читайте кожне запитання так, як воно написане, зачекайте, тоді ставте уточнювальні; записуйте почуте й оцінюйте до розмови з іншими інтерв’юерами.' : ''}`;
    }
    case 'requirements':
      return `${points > 0 ? 'Спершу поставте запитання саме до цієї людини, одне за одним; досить короткої відповіді. ' : ''}${ticks > 0 ? 'Пройдіть вимоги по одній і позначте: так, ні чи не з’ясовано. ' : ''}Тут нічого не оцінюють; решту з’ясуйте письмово.`;
    case 'candidate_questions':
      return 'Запросіть поставити запитання про роль, команду й подальші кроки. Відповідайте на те, що знаєте напевно; щодо решти скажіть, коли й від кого надійде відповідь.';
    case 'wrap_up':
      return 'Подякуйте за розмову, назвіть наступний крок і дату, до якої буде відповідь. Не давайте оцінки й обіцянок. Одразу після розмови завершіть оцінювання, поки пам’ять свіжа.';
  }
}

// Of a shorter opening nothing would be left for the greeting.
const shortestWithWarmUp = 30;

function hasWarmUp(hasCv: boolean, durationMin: number): boolean {
  return hasCv && durationMin >= shortestWithWarmUp;
}

function isNewToThis(userRole: string | null): boolean {
  return userRole !== null && !interviewsForALiving.test(userRole);
}

function inline(value: string): string {
  return value
    .replace(/\s+/gu, ' ')
    .replace(/[\s.]+$/u, '')
    .trim();
}
