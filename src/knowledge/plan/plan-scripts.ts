import type { Language } from '#contracts/common.ts';
import type { FlowStep, InterviewType } from '#contracts/plan.ts';

type Scripted = Extract<FlowStep['kind'], 'intro' | 'candidate_questions' | 'wrap_up'>;

const focus: Readonly<Record<Language, Readonly<Record<InterviewType, string>>>> = {
  en: {
    phone_screening: 'a first conversation about the role and your experience',
    technical: 'how you work on technical problems',
    behavioral: 'situations from your work and what you did in them',
    final: 'how you would take on this role',
    panel: 'your work, seen from several sides; each of us asks in turn',
    coding: 'how you solve a practical task; thinking aloud helps',
    system_design: 'how you would design a system; there is no single right answer',
  },
  uk: {
    phone_screening: 'перша розмова про роль і ваш досвід',
    technical: 'те, як ви працюєте над технічними задачами',
    behavioral: 'ситуації з вашої роботи й те, що ви в них зробили',
    final: 'те, як ви взялися б за цю роль',
    panel: 'ваша робота з кількох сторін; кожен із нас ставитиме запитання по черзі',
    coding: 'те, як ви розв’язуєте практичне завдання; можна міркувати вголос',
    system_design: 'те, як ви спроєктували б систему; єдиної правильної відповіді немає',
  },
};

/** What the interviewer may say, in the plan's language. Names no candidate: a plan is shared and compared. */
export function planScript(kind: Scripted, language: Language, type: InterviewType, durationMin: number): string {
  if (language === 'uk') {
    switch (kind) {
      case 'intro':
        return `Дякую, що знайшли час. Представтеся коротко й назвіть свою роль у команді. Скажіть, що розмова триватиме ${durationMin} хв і що її тема – ${focus.uk[type]}. Попередьте, що робитимете нотатки, що всім кандидатам ставлять ті самі основні запитання і що наприкінці буде час на запитання кандидата.`;
      case 'candidate_questions':
        return 'Запросіть поставити запитання про роль, команду й подальші кроки. Відповідайте на те, що знаєте напевно; щодо решти скажіть, коли й від кого надійде відповідь.';
      case 'wrap_up':
        return 'Подякуйте за розмову, назвіть наступний крок і дату, до якої буде відповідь. Не давайте оцінки й обіцянок. Одразу після розмови завершіть оцінювання, поки пам’ять свіжа.';
    }
  }
  switch (kind) {
    case 'intro':
      return `Thank the candidate for the time. Introduce yourself and your role in the team. Say that the conversation takes ${durationMin} minutes and is about ${focus.en[type]}. Mention that you will take notes, that every candidate is asked the same main questions, and that there is time for their questions at the end.`;
    case 'candidate_questions':
      return 'Invite questions about the role, the team and the next steps. Answer what you know for certain; for the rest say who will answer and by when.';
    case 'wrap_up':
      return 'Thank the candidate, name the next step and the date by which they will hear from you. Give no verdict and no promise. Finish your scores right after the conversation, while memory is fresh.';
  }
}
