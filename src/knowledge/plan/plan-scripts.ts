import type { Language } from '#contracts/common.ts';
import type { FlowStep, InterviewType } from '#contracts/interviewing/plan.ts';

type Scripted = Extract<FlowStep['kind'], 'intro' | 'requirements' | 'candidate_questions' | 'wrap_up'>;

/** What the minutes of the talk go to, as the candidate is told. */
export interface SpokenMinutes {
  /** the points of this person and the requirements */
  readonly check: number;
  /** what everybody is asked */
  readonly work: number;
  /** what this person alone is asked */
  readonly own: number;
  readonly candidateQuestions: number;
}

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
  readonly minutes: SpokenMinutes;
}

/** What the questions for everybody are about, said to the candidate. */
const focus: Readonly<Record<Language, Readonly<Record<InterviewType, string>>>> = {
  en: {
    phone_screening: 'for questions about the work and what you have done so far',
    technical: 'for questions about the work itself and how you do it',
    behavioral: 'for situations from your work and what you did in them',
    final: 'for questions about how you would take on this role',
    panel: 'for questions about the work; we take turns asking',
    coding: 'for a practical task and a few questions around it; please think aloud while you work on it',
    system_design: 'for one larger task and a few questions around it; there is no single right answer, so think aloud',
  },
  uk: {
    phone_screening: 'про саму роботу й про те, що ви вже робили',
    technical: 'про саму роботу: що і як ви робите',
    behavioral: 'про випадки з вашої роботи й про те, як ви в них діяли',
    final: 'про те, як ви бачите себе на цій посаді',
    panel: 'про роботу, питатимемо по черзі',
    coding: 'на практичне завдання й кілька запитань довкола нього, міркуйте вголос',
    system_design: 'на одне велике завдання й кілька запитань довкола нього, єдиної правильної відповіді там немає',
  },
};

// Whose daily work interviews are; anybody else is reminded of how the answers become comparable.
const interviewsForALiving = /recruit|talent|\bhr\b|people|human resources|sourcer|рекрут|персонал|кадр|ейчар/iu;

/**
 * What the interviewer says, in quotation marks, and does, in the plan's language. Names no candidate: a plan is shared
 * and compared.
 */
export function planScript(kind: Scripted, scene: Scene): string {
  return scene.language === 'uk' ? ukrainian(kind, scene) : english(kind, scene);
}

function english(kind: Scripted, scene: Scene): string {
  const { userRole, hasCv, points, ticks, durationMin } = scene;
  switch (kind) {
    case 'intro':
      return `“${spokenEnglish(scene)}”${hasWarmUp(hasCv && points === 0, durationMin) ? ' Then two minutes to warm up, unscored: “What about your work so far should I know that your CV does not say?”' : ''}${isNewToThis(userRole) ? ' For you: read each question as it stands, wait, then use the probes; note what you hear, and score before you talk to the other interviewers.' : ''}`;
    case 'requirements':
      return `${points > 0 ? 'First ask what is open about this person, one point after the other; a short answer is enough. ' : ''}${ticks > 0 ? 'Go through what the job requires, one by one, and note yes, no or open. ' : ''}Nothing here is scored; what stays open is settled in writing.`;
    case 'candidate_questions':
      return 'Invite questions about the role, the team and the next steps. Answer what you know for certain; for the rest say who will answer and by when.';
    case 'wrap_up':
      return 'Thank the candidate, name the next step and the date by which they will hear from you. Give no verdict and no promise. Finish your scores right after the conversation, while memory is fresh.';
  }
}

function ukrainian(kind: Scripted, scene: Scene): string {
  const { userRole, hasCv, points, ticks, durationMin } = scene;
  switch (kind) {
    case 'intro':
      return `«${spokenUkrainian(scene)}»${hasWarmUp(hasCv && points === 0, durationMin) ? ' Далі дві хвилини на розминку, без оцінки: «Що з вашої роботи мені варто знати, чого немає в резюме?»' : ''}${isNewToThis(userRole) ? ' Для вас: читайте запитання так, як воно написане, дайте час подумати, тоді уточнюйте. Записуйте, що почули, і ставте оцінки ще до розмови з колегами.' : ''}`;
    case 'requirements':
      return `${points > 0 ? 'Спершу з’ясуйте з кандидатом те, що лишилося відкритим: по одному, досить короткої відповіді. ' : ''}${ticks > 0 ? 'Тоді пройдіться по вимогах і позначте: так, ні чи не з’ясовано. ' : ''}Оцінок тут немає; що лишиться відкритим, з’ясуйте письмово.`;
    case 'candidate_questions':
      return 'Запитайте, що кандидат хотів би знати про роботу, команду й подальші кроки. Відповідайте на те, що знаєте напевно; про решту скажіть, хто й коли відповість.';
    case 'wrap_up':
      return 'Подякуйте за розмову, скажіть, що буде далі й до якого числа ви дасте відповідь. Нічого не оцінюйте вголос і нічого не обіцяйте. Оцінки поставте одразу після розмови, поки все свіже в пам’яті.';
  }
}

function spokenEnglish({ interviewType, durationMin, userRole, minutes }: Scene): string {
  const isPanel = interviewType === 'panel';
  const parts = [
    ...(minutes.check > 0 ? [`about ${minutesOf(minutes.check)} to clear up a few points`] : []),
    `about ${minutesOf(minutes.work)} ${focus.en[interviewType]}`,
    ...(minutes.own > 0 ? [`${minutesOf(minutes.own)} for your own experience`] : []),
    `${minutesOf(minutes.candidateQuestions)} for your questions`,
  ];
  return [
    interviewType === 'phone_screening'
      ? 'Hello, thank you for taking the time to talk.'
      : 'Hello, thank you for coming.',
    self(userRole, {
      named: (role) => (isPanel ? `I am … (${role}), and this is my colleague … .` : `I am … (${role}).`),
      unnamed: isPanel
        ? 'I am … and I lead this conversation; this is my colleague … .'
        : 'I am …, and my part in the team is … .',
    }),
    `We have ${minutesOf(durationMin)}: ${parts.slice(0, -1).join(', ')}, and at the end ${parts.at(-1) ?? ''}.`,
    `${isPanel ? 'We' : 'I'} will take notes, so that nothing you say gets lost.`,
    minutes.own > 0
      ? 'The main questions are the same for every candidate; a few are about your own experience.'
      : 'The main questions are the same for every candidate.',
    'Take time to think, and ask if something is unclear.',
  ].join(' ');
}

function spokenUkrainian({ interviewType, durationMin, userRole, minutes }: Scene): string {
  const isPanel = interviewType === 'panel';
  const parts = [
    ...(minutes.check > 0 ? [`близько ${khvylyn(minutes.check)}, щоб дещо уточнити`] : []),
    `близько ${khvylyn(minutes.work)} ${focus.uk[interviewType]}`,
    ...(minutes.own > 0 ? [`близько ${khvylyn(minutes.own)} саме про ваш досвід`] : []),
  ];
  return [
    'Добрий день! Дякую, що знайшли час поговорити.',
    self(userRole, {
      named: (role) =>
        isPanel ? `Мене звати … (${role}), а це моя колега чи мій колега … .` : `Мене звати … (${role}).`,
      unnamed: isPanel
        ? 'Мене звати …, я вестиму розмову, а поруч — … .'
        : 'Мене звати …, у команді я відповідаю за … .',
    }),
    `У нас ${durationMin} хвилин: ${parts.join(', ')}, а наприкінці близько ${khvylyn(minutes.candidateQuestions)} на ваші запитання.`,
    isPanel ? 'Ми робитимемо нотатки, щоб нічого не забути.' : 'Я робитиму нотатки, щоб нічого не забути.',
    minutes.own > 0
      ? 'Основні запитання ми ставимо всім однакові, і ще кілька — саме про ваш досвід.'
      : 'Основні запитання ми ставимо всім однакові.',
    'Не поспішайте, подумайте, а якщо щось незрозуміло — перепитуйте.',
  ].join(' ');
}

function self(
  userRole: string | null,
  said: { readonly named: (role: string) => string; readonly unnamed: string },
): string {
  return userRole === null ? said.unnamed : said.named(inline(userRole));
}

function minutesOf(count: number): string {
  return count === 1 ? 'one minute' : `${count} minutes`;
}

/** In the genitive, behind «близько». */
function khvylyn(count: number): string {
  return `${count} ${count % 10 === 1 && count % 100 !== 11 ? 'хвилини' : 'хвилин'}`;
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
