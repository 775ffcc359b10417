import { emailAddress } from '#knowledge/evidence/email-address.ts';

/** The words that mark the parts of a CV in English or Ukrainian. Reviewed by hand. */

export type SectionName =
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'summary'
  | 'projects'
  | 'personal'
  | 'other';

export const sectionHeadings: Readonly<Record<SectionName, readonly string[]>> = {
  experience: [
    'experience',
    'work experience',
    'professional experience',
    'employment',
    'employment history',
    'work history',
    'career',
    'career history',
    'relevant experience',
    'work',
    'jobs',
    'jobs so far',
    'where i worked',
    'service',
    'military service',
    'досвід',
    'досвід роботи',
    'професійний досвід',
    'робочий досвід',
    'трудова діяльність',
    'місця роботи',
    'робота',
    'де працював',
    'де працювала',
    'професійна діяльність',
    'служба',
    'військова служба',
    'до служби',
    'стаж',
    'карʼєра',
    "кар'єра",
  ],
  education: [
    'education',
    'education and training',
    'training',
    'courses',
    'certificates',
    'certifications',
    'certification',
    'courses and certificates',
    'education and courses',
    'освіта',
    'навчання',
    'курси',
    'сертифікати',
    'освіта та курси',
    'курси та сертифікати',
    'освіта і курси',
    'додаткова освіта',
  ],
  skills: [
    'skills',
    'technical skills',
    'key skills',
    'core skills',
    'professional skills',
    'hard skills',
    'soft skills',
    'skills and tools',
    'tools',
    'technologies',
    'tech stack',
    'core competencies',
    'competencies',
    'expertise',
    'навички',
    'ключові навички',
    'професійні навички',
    'технічні навички',
    'навички та інструменти',
    'технології',
    'інструменти',
    'компетенції',
    'уміння',
    'вміння',
    'стек',
  ],
  languages: ['languages', 'language skills', 'мови', 'володіння мовами', 'знання мов', 'іноземні мови'],
  summary: [
    'summary',
    'professional summary',
    'career summary',
    'profile',
    'professional profile',
    'about',
    'about me',
    'objective',
    'overview',
    'про себе',
    'про мене',
    'профіль',
    'коротко про себе',
    'коротко',
    'мета',
    'підсумок',
  ],
  projects: [
    'projects',
    'selected projects',
    'key projects',
    'achievements',
    'key achievements',
    'selected work',
    'results',
    'проєкти',
    'проекти',
    'обрані проєкти',
    'досягнення',
    'ключові досягнення',
    'результати',
  ],
  personal: [
    'contact',
    'contacts',
    'contact details',
    'personal',
    'personal details',
    'personal information',
    'interests',
    'hobbies',
    'hobbies and interests',
    'references',
    'контакти',
    'особисті дані',
    'особиста інформація',
    'інтереси',
    'хобі',
    'захоплення',
    'рекомендації',
  ],
  other: ['publications', 'awards', 'volunteering', 'links', 'публікації', 'нагороди', 'волонтерство', 'посилання'],
};

export const documentTitles: ReadonlySet<string> = new Set(['curriculum vitae', 'cv', 'resume', 'résumé', 'резюме']);

/** Words that name a job. English ones are whole words, so that "engineering" does not match. */
export const titleWords: ReadonlySet<string> = new Set(
  words(`
    engineer, developer, programmer, architect, manager, designer, analyst, scientist, lead, head, director, specialist,
    consultant, administrator, officer, representative, executive, assistant, coordinator, recruiter, tester, intern,
    trainee, supervisor, agent, accountant, marketer, writer, copywriter, editor, researcher, nurse, teacher, lecturer,
    professor, tutor, technician, operator, founder, cofounder, partner, devops, electrician, plumber, carpenter, joiner,
    welder, mechanic, fitter, machinist, bricklayer, painter, roofer, builder, foreman, surveyor, estimator, improver,
    apprentice, labourer, laborer, installer, inspector, clerk, bookkeeper, auditor, controller, treasurer, cashier,
    teller, buyer, merchandiser, planner, dispatcher, driver, courier, picker, packer, storekeeper, loader, chef, cook,
    baker, barista, bartender, waiter, waitress, host, hostess, sommelier, housekeeper, cleaner, caretaker, janitor,
    gardener, carer, caregiver, midwife, paramedic, doctor, physician, surgeon, dentist, pharmacist, therapist,
    physiotherapist, psychologist, counsellor, counselor, radiographer, optician, veterinarian, vet, lawyer, solicitor,
    attorney, barrister, paralegal, notary, secretary, receptionist, librarian, archivist, translator, interpreter,
    journalist, photographer, animator, illustrator, producer, curator, generalist, advisor, adviser, associate,
    principal, deputy, superintendent, instructor, trainer, coach, mentor, facilitator, economist, statistician,
    chemist, biologist, geologist, seller, salesman, saleswoman, salesperson, broker, underwriter, actuary, guard,
    firefighter, pilot, attendant, steward, hairdresser, beautician, tailor, seamstress, agronomist, farmer, owner,
    ceo, cto, cfo, coo, vp, president, chair, chairman, scrum, sre, dba, worker, handyman, volunteer, probationer,
    practitioner, staff, handler, strategist, evangelist, owner, webmaster, sysadmin
  `),
);

/** Stems of Ukrainian words that name a job, matched at the start of a word. */
export const titleStems: readonly string[] = words(`
  інженер, розробни, програміст, архітектор, менеджер, дизайнер, аналіти, керівни, директор, спеціаліст, фахівець,
  фахівчин, консультант, адміністратор, асистент, координатор, рекрутер, тестувальни, стажер, стажист, бухгалтер,
  маркетолог, редактор, викладач, вчител, учител, оператор, представни, начальни, провідн, тімлід, засновни, торгов,
  продавець, продавчин, експерт, сестра, медсестр, медбрат, лікар, фельдшер, акушер, санітар, фармацевт, провізор,
  стоматолог, психолог, логопед, вихователь, вихователька, тренер, кухар, шеф-, су-шеф, пекар, кондитер, офіціант,
  бармен, бариста, покоївк, прибиральни, водій, експедитор, диспетчер, логіст, комірни, вантажник, електрик,
  електромонтер, електромеханік, слюсар, зварювальни, токар, сантехнік, майстер, майстрин, виконроб, кошторисни,
  геодезист, проєктувальни, механік, монтажник, маляр, муляр, будівельни, юрист, юрискон, адвокат, нотаріус, економіст,
  аудитор, касир, секретар, діловод, перекладач, журналіст, фотограф, копірайтер, науков, дослідни, співробітни,
  завідувач, заступни, помічни, уповноважен, агроном, ветеринар, зоотехнік, охорон, перукар, швачк, кравець, технік,
  технолог, лаборант, хімік, біолог, архіваріус, бібліотекар, працівни, мерчендайзер, супервайзер, закупівельни,
  товарознавець, товарознавчин, керуюч, верстальни, інспектор, системн, волонтер
`);

function words(list: string): string[] {
  return list.split(',').map((word) => word.trim());
}

export const ownershipPhrases =
  /\b(?:responsible for|in charge of|from scratch|single-?handedly|on my own|sole|owner of|team of|my team|end[- ]to[- ]end)\b|(?:відповідал|з нуля|самостійно|команд[аиуоі]|одноосібно)/iu;
export const resultPhrases =
  /\b(?:by half|twice|faster|revenue|churn|conversion|latency|uptime|budget|savings?|users?|customers?|clients?)\b|(?:удвічі|вдвічі|втричі|швидше|виторг|дохід|конверсі|відтік|бюджет|клієнт|користувач)/iu;

/** Phrases for what the candidate hopes for. */
export const careerGoals =
  /\b(?:looking (?:for|to)|seeking|wish(?:es)? to|would like|eager to|keen to|aim(?:ing)? to|hoping to|my goal|career goal|objective|interested in|to obtain a|open to)\b|(?<!\p{L})(?:шука(?:ю|є)|прагн|бажа(?:ю|ння)|хоч(?:у|еться)|моя мета|мета:|готов(?:ий|а) (?:до|переїх)|розгля(?:даю|ну)|зацікавлен|цікавлюс|планую (?:розвив|перейти|стати))/iu;

/** Topics that must never become a question or be sent to a model. */
export const privateMatters =
  /\b(?:born|birth|date of birth|d\.?o\.?b|age:|aged \d+$|married|divorced|marital|(?:my|own|[1-6]|one|two|three|four|five|six|small|grown-up) (?:children|kids|sons?|daughters?)|children:|wife|husband|(?:my|own|young) family|family (?:status|circumstances|reasons)|photo:|nationality|citizenship|religio\w*|graduated|gpa)\b|(?:народжен|народивс|народилас|дата народж|вік:|одружен|заміжня|неодружен|розлучен|сімейн(?:ий стан|і обставини)|діти:|(?<!\d)[1-6] (?:діт|дит)|дво[єх]\p{L}* дітей|троє дітей|маю дітей|дружин[аиу](?!\p{L})|чоловік:|фото:|громадянств|віросповід|закінчи(?:в|ла) (?:школ|універ|інстит|коледж|ліцей))/iu;

/** Time away from work and the reasons for it. Nobody is asked about them, and they are not achievements. */
export const timeAway =
  /\b(?:maternity|paternity|parental leave|career break|sabbatical|time out|months out|year out|made redundant|redundancy|look(?:ed|ing)? after my|(?:was|got|been) (?:wounded|injured|ill)|my (?:injury|illness|health)|disabilit\w*|recovered from|discharged)\b|(?<!\p{L})(?:декрет|перерв[аиу] (?:в|у|через)|– перерва|доглядаю (?:дитин|мам|батьк|син|доньк)|за станом здоров|інвалідніст|(?:через|після|мав|мала|дістав|отримав) поранен|демобіліз|скорочен(?:ня|о) штату|потрапи(?:в|ла) під скорочення)/iu;
export const contactData = new RegExp(
  String.raw`${emailAddress}|https?:\/\/|www\.|(?:linkedin|github|t)\.(?:com|me)\/|\+?\d[\d\s().-]{8,}\d`,
  'iu',
);

/** Names of languages: whole words in English, adjective stems in Ukrainian. */
export const languageNames =
  /(?<![\p{L}])(?:arabic|armenian|azerbaijani|basque|bengali|bosnian|bulgarian|catalan|chinese|mandarin|cantonese|croatian|czech|danish|dutch|english|estonian|finnish|french|gaelic|scottish gaelic|irish|georgian|german|greek|gujarati|hausa|hebrew|hindi|hungarian|icelandic|igbo|indonesian|italian|japanese|kazakh|korean|latin|latvian|lithuanian|macedonian|malay|maltese|marathi|norwegian|persian|farsi|polish|portuguese|punjabi|romanian|moldovan|russian|serbian|slovak|slovenian|slovene|somali|spanish|swahili|swedish|tagalog|filipino|tamil|telugu|thai|turkish|ukrainian|urdu|vietnamese|welsh|yiddish|yoruba|zulu|british sign language|bsl|(?:англійськ|арабськ|болгарськ|білоруськ|вірменськ|грецьк|грузинськ|данськ|естонськ|івритськ|іспанськ|італійськ|казахськ|китайськ|корейськ|латиськ|литовськ|молдовськ|нідерландськ|голландськ|німецьк|норвезьк|польськ|португальськ|російськ|румунськ|сербськ|словацьк|словенськ|турецьк|угорськ|українськ|фінськ|французьк|хорватськ|чеськ|шведськ|японськ)(?:а|ою|у|ої|ий)?|іврит|гінді|жестов(?:а|ою))(?![\p{L}])/iu;
