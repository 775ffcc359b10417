import type { Language } from '#contracts/common.ts';
import { locales } from '#contracts/languages.ts';
import { interviewersOf, isHiringRole, nameOfInterviewer } from '#contracts/interviewing/plan/panel/interviewers.ts';
import type { FlowStep, InterviewType } from '#contracts/interviewing/plan/plan.ts';

type Scripted = Extract<FlowStep['kind'], 'requirements' | 'candidate_questions' | 'wrap_up'>;

interface Scene {
  readonly language: Language;
  readonly interviewType: InterviewType;
  readonly durationMin: number;
  /** the interviewer's role, in the recruiter's words */
  readonly userRole: string | null;
  /** more than one interviewer has questions to ask */
  readonly takesTurns: boolean;
  /** there is a CV, so the interview may open with it */
  readonly hasCv: boolean;
  /** number of open points about this candidate */
  readonly points: number;
  /** number of requirements that no point settles */
  readonly ticks: number;
  /** an earlier round left a note */
  readonly isFurtherRound: boolean;
  /** something has to be checked elsewhere before an offer */
  readonly needsMore: boolean;
}

/** What else the candidate should know about this type of interview. */
const hints: Readonly<Record<Language, Readonly<Partial<Record<InterviewType | 'together', readonly string[]>>>>> = {
  en: {
    together: ['We will take turns asking questions.'],
    coding: ['Please think aloud while you work on the task.'],
    system_design: ['There is no single right answer to the task, so please think aloud.'],
  },
  uk: {
    together: ['Питатимемо по черзі.'],
    coding: ['Над завданням міркуйте вголос.'],
    system_design: ['У завданні немає єдиної правильної відповіді, тож міркуйте вголос.'],
  },
};

/** The script for the interviewer, in the plan's language. */
export function planScript(kind: Scripted, { language, points, ticks, needsMore }: Scene): string {
  const isUkrainian = language === 'uk';
  switch (kind) {
    case 'requirements':
      return isUkrainian
        ? `${points > 0 ? 'Спершу з’ясуйте те, чого бракує саме про цю людину: пункт за пунктом, досить короткої відповіді. ' : ''}${ticks > 0 ? 'Пройдіть вимоги одну за одною й позначте: так, ні чи не з’ясовано. ' : ''}Тут нічого не оцінюють; чого не з’ясуєте, уточніть письмово.`
        : `${points > 0 ? 'First ask about what is still open for this candidate, one point at a time; a short answer is enough. ' : ''}${ticks > 0 ? 'Go through the job requirements and mark yes, no or open. ' : ''}Nothing here is scored; resolve what stays open in writing.`;
    case 'candidate_questions':
      return isUkrainian
        ? 'Запитайте, що ще хотілося б знати про роботу, команду й подальші кроки. Відповідайте на те, що знаєте напевно; про решту скажіть, хто й коли відповість.'
        : 'Invite questions about the role, the team and the next steps. Answer what you know for certain; for the rest, say who will answer and by when.';
    case 'wrap_up':
      return isUkrainian
        ? `Подякуйте за розмову, скажіть, що буде далі й до якого числа ви відповісте. ${needsMore ? 'Назвіть, що ще треба побачити чи почути перед пропозицією, і спитайте, кому можна зателефонувати. ' : ''}Не оцінюйте вголос і нічого не обіцяйте. Оцінки поставте одразу після розмови, поки все свіже в пам’яті.`
        : `Thank the candidate, explain the next step and name the date by which they will hear from you. ${needsMore ? 'Say what you still need to see or hear before an offer, and ask who you may call. ' : ''}Give no verdict and make no promises. Finish your scores right after the interview, while it is fresh in your memory.`;
  }
}

/**
 * The opening script in the plan's language: what to say, in quotation marks, then what to do. It names no candidate,
 * because plans are shared and compared.
 *
 * @param division the sentence about what comes in which order
 */
export function openingScript(scene: Scene, division: string): string {
  const warmsUp = scene.hasCv && scene.points === 0 && scene.durationMin >= shortestWithWarmUp;
  const isNew = isNewToThis(scene.userRole);
  return scene.language === 'uk'
    ? [
        `«${spokenUkrainian(scene, division)}»`,
        ...(warmsUp
          ? ['Далі дві хвилини на розминку, без оцінки: «Що мені варто знати про вашу роботу, чого немає в резюме?»']
          : []),
        ...(isNew
          ? [
              `Для вас: читайте запитання так, як написано, дайте час подумати, тоді уточнюйте. Записуйте, що почули, і ставте оцінки ${isAlone(scene) ? 'одразу після кожної відповіді' : 'ще до розмови з колегами'}.`,
            ]
          : []),
      ].join(' ')
    : [
        `“${spokenEnglish(scene, division)}”`,
        ...(warmsUp
          ? [
              'Then warm up for about two minutes, unscored: “What should I know about your work so far that is not in your CV?”',
            ]
          : []),
        ...(isNew
          ? [
              `For you: read each question as written, wait, then use the follow-ups; note what you hear, and score ${isAlone(scene) ? 'right after each answer' : 'before you talk to the other interviewers'}.`,
            ]
          : []),
      ].join(' ');
}

function spokenEnglish({ interviewType, userRole, takesTurns, isFurtherRound }: Scene, division: string): string {
  const { own, others } = interviewersIn(userRole);
  const isPanel = interviewType === 'panel';
  const isTogether = isPanel || others.length > 0;
  const named = new Intl.ListFormat(locales.en).format(others.map(withArticle));
  return [
    interviewType === 'phone_screening'
      ? 'Hello, thank you for taking the time to talk.'
      : 'Hello, thank you for your time today.',
    `My name is …${own === undefined ? ' and I work here as …' : `, ${ownRole(own)}.`}${beside(others.length > 0 && `With me ${others.length > 1 ? 'are' : 'is'} ${named}.`, isPanel && 'With me is my colleague …')}`,
    ...(isFurtherRound ? ['You have talked to us before, so today we will also come back to what was left open.'] : []),
    division,
    ...((takesTurns && hints.en.together) || []),
    ...(hints.en[interviewType] ?? []),
    `${isTogether ? 'We' : 'I'} will take notes so that nothing you say gets lost.`,
    'Take your time to think, and please ask if anything is unclear.',
  ].join(' ');
}

function spokenUkrainian({ interviewType, userRole, takesTurns, isFurtherRound }: Scene, division: string): string {
  const { own, others } = interviewersIn(userRole);
  const isPanel = interviewType === 'panel';
  const isTogether = isPanel || others.length > 0;
  const [other = ''] = others;
  const named =
    others.length > 0 && nameOfInterviewer(other) === undefined
      ? `Розмову веду ${other}.`
      : `Поруч зі мною ${new Intl.ListFormat(locales.uk).format(others.map(inSentence))}.`;
  return [
    'Добрий день! Дякую, що знайшли час поговорити.',
    `Мене звати …, ${own === undefined ? 'у команді я відповідаю за …' : `я ${inSentence(own)}.`}${beside(others.length > 0 && named, isPanel && 'Поруч зі мною …')}`,
    ...(isFurtherRound
      ? ['Ви вже розмовляли з нашою командою, тож сьогодні повернемося й до того, чого тоді не з’ясували.']
      : []),
    division,
    ...((takesTurns && hints.uk.together) || []),
    ...(hints.uk[interviewType] ?? []),
    `${isTogether ? 'Ми робитимемо' : 'Я робитиму'} нотатки, щоб нічого не забути.`,
    'Не поспішайте, подумайте, а якщо щось незрозуміло, перепитуйте.',
  ].join(' ');
}

// A shorter opening would leave no time for a greeting.
const shortestWithWarmUp = 30;

/** Interviewers from outside hiring get a reminder of what makes answers comparable. */
function isNewToThis(userRole: string | null): boolean {
  return userRole !== null && !isHiringRole(userRole);
}

function isAlone({ interviewType, userRole }: Scene): boolean {
  return interviewType !== 'panel' && interviewersIn(userRole).others.length === 0;
}

/** The interviewer's role and those of the others present, as far as the recruiter's words can be split. */
function interviewersIn(userRole: string | null) {
  const [own, ...others] = interviewersOf(userRole);
  // A list of people cannot be spoken by one of them.
  return own === undefined || /[:;(]/u.test(own) ? { own: undefined, others: [] } : { own, others };
}

function beside(others: string | false, colleague: string | false): string {
  const said = others === false ? colleague : others;
  return said === false ? '' : ` ${said}`;
}

const department = /^(?:HR|QA|IT|PR)$/u;

function ownRole(role: string): string {
  if (department.test(role)) return `I’m from ${role}`;
  return isOneRole(role) ? `I’m the ${inSentence(role)}` : role;
}

/** “the HR partner”, but “our vet” unchanged. */
function withArticle(role: string): string {
  if (department.test(role)) return `a colleague from ${role}`;
  return /^(?:the|a|an|our|my) /iu.test(role) ? role : `the ${inSentence(role)}`;
}

/** “Farm owner”, but not “Chef and owner”, “our CTO” or “Head of sales, Leeds”. */
function isOneRole(role: string): boolean {
  return !/[,;/&]|\band\b|^(?:the|a|an|our|your|one)\b/iu.test(role);
}

/** “tax partner” within a sentence; “HR” stays as it is, and so do names after the first word. */
function inSentence(role: string): string {
  const words = role.split(' ');
  const isTitle = words.every((word) => word.length <= 3 || /^\p{Lu}/u.test(word));
  return words
    .map((word, at) => ((at === 0 || isTitle) && /^\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word))
    .join(' ');
}
