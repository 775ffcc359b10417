import type { Language } from '#contracts/common.ts';
import type { FlowStep, InterviewType } from '#contracts/plan.ts';

type Scripted = Extract<FlowStep['kind'], 'intro' | 'candidate_questions' | 'wrap_up'>;

const focus: Readonly<Record<Language, Readonly<Record<InterviewType, string>>>> = {
  en: {
    phone_screening: 'the role and their experience',
    technical: 'how they work on technical problems',
    behavioral: 'situations from their work and what they did in them',
    final: 'how they would take on this role',
    panel: 'their work, seen from several sides; each of you asks in turn',
    coding: 'how they solve a practical task; thinking aloud helps',
    system_design: 'how they would design a system; there is no single right answer',
  },
  uk: {
    phone_screening: 'роль і досвід у схожій роботі',
    technical: 'розв’язання технічних задач',
    behavioral: 'випадки з роботи й дії в кожному з них',
    final: 'підхід до цієї ролі',
    panel: 'досвід із різних сторін; запитання ставитимете по черзі',
    coding: 'розв’язання практичного завдання; можна міркувати вголос',
    system_design: 'проєктування системи; єдиної правильної відповіді немає',
  },
};

/** What the interviewer may say, in the plan's language. Names no candidate: a plan is shared and compared. */
export function planScript(kind: Scripted, language: Language, type: InterviewType, durationMin: number): string {
  if (language === 'uk') {
    switch (kind) {
      case 'intro':
        return `Подякуйте за зустріч. Коротко представтеся й назвіть свою роль у команді. Скажіть, що розмова триватиме ${durationMin} хв, а її тема – ${focus.uk[type]}. Попередьте, що робитимете нотатки, що основні запитання для всіх однакові й що наприкінці буде час на запитання до вас.`;
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
