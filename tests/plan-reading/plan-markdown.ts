import type { Language } from '#contracts/common.ts';
import { panelRoles } from '#contracts/interviewing/panel-roles.ts';
import {
  linesOfPoint,
  openSentences,
  requirementOfPoint,
  requirementsByNeed,
  type FlowStep,
  isAboutPerson,
  type PlanContent,
  type Question,
} from '#contracts/interviewing/plan.ts';

const words = {
  en: {
    minutes: 'min',
    highlights: 'At a glance',
    areas: 'Focus areas and where they are asked about',
    strengths: 'What the CV shows',
    requirements: 'Requirements (yes, no or open; not scored)',
    intro: 'Opening',
    candidate_questions: 'Their questions',
    wrap_up: 'Closing',
    buffer: 'Buffer',
    core: 'the same for every candidate',
    cv: 'for this person',
    own: 'own experience',
    optional: 'if there is time',
    from: 'From the CV',
    open: 'Left open by an earlier round',
    handout: 'Sheet to hand over',
    leadIn: 'Say first, to this person',
    why: 'Why',
    listen: 'What a good answer holds',
    notRequired: 'Not required',
    anchors: 'Scoring',
    example: 'An answer that earns a 7',
    fact: 'What makes it a 7, not a 6',
    competencies: 'Competencies, what each means, and the words of the posting that call for it',
    mustHave: 'must-have',
    posting: 'posting',
    toPrepare: 'have an answer ready',
    probes: 'Follow-ups, and when to ask them',
    vague: 'if the answer is vague',
    no_result: 'if no result is named',
    no_role: 'if the own part is missing',
    too_general: 'if the answer is too general',
    missing_point: 'if something is missing',
    next_fact: 'after any answer',
    flags: 'Red flags',
    room: 'On one page',
    toDecide: 'What today has to show',
    earlier: 'Noted in an earlier round',
    settledIn: 'Asked about in',
    settledFirst: 'the points before the questions',
    listensFor: 'listen for',
    person: 'For this person',
    findOut: 'To find out about this person',
    followUpTo: 'follow-up to',
    toSettle: 'Clear up first (asked aloud, not scored)',
    decides: 'How to decide',
    offerWhen: 'An offer:',
    furtherWhen: 'Another interview, or an offer with a condition:',
    noWhen: 'A no, however good the rest is:',
    beforeOffer: 'Before an offer:',
    inCv: 'CV',
    shownInCv: 'Shown in the CV, ask only where you doubt it',
    requirement: 'requirement',
    details: 'Each question in full',
    panel: 'Who does what',
    panelLead: 'Interviewer 1 leads the conversation from opening to closing and asks questions',
    panelColleague: 'Interviewer 2 asks questions',
    panelNotes: 'Whoever is not asking takes the notes and watches the time.',
    panelScores:
      'Score alone first, before a word about it. Then compare: where two scores for a question are 2 or more apart, tell each other what you heard before either of you changes a score.',
    interviewer: 'interviewer',
  },
  uk: {
    minutes: 'хв',
    highlights: 'Головне',
    areas: 'На що звернути увагу та де про це запитують',
    strengths: 'Що видно з резюме',
    requirements: 'Вимоги (так, ні чи не з’ясовано; без оцінки)',
    intro: 'Початок',
    candidate_questions: 'Запитання кандидата',
    wrap_up: 'Завершення',
    buffer: 'Запас',
    core: 'однакове для всіх',
    cv: 'лише в цій розмові',
    own: 'власний досвід',
    optional: 'за наявності часу',
    from: 'З резюме',
    open: 'Лишилося з попередньої розмови',
    handout: 'Аркуш для кандидата',
    leadIn: 'Спершу скажіть',
    why: 'Навіщо',
    listen: 'Що є в добрій відповіді',
    notRequired: 'Не вимагається',
    anchors: 'Оцінювання',
    example: 'Приклад відповіді на 7',
    fact: 'Різниця між 6 і 7',
    competencies: 'Компетенції: що це тут означає і якими словами про це каже оголошення',
    mustHave: 'обов’язкова',
    posting: 'в оголошенні',
    toPrepare: 'підготуйте відповідь',
    probes: 'Уточнення і коли їх ставити',
    vague: 'якщо відповідь нечітка',
    no_result: 'якщо не названо результату',
    no_role: 'якщо не чути власної ролі',
    too_general: 'якщо відповідь надто загальна',
    missing_point: 'якщо чогось бракує',
    next_fact: 'після будь-якої відповіді',
    flags: 'Тривожні ознаки',
    room: 'На одному аркуші',
    toDecide: 'Що має показати ця розмова',
    earlier: 'Записано в попередньому раунді',
    settledIn: 'Про це запитують',
    settledFirst: 'на початку, перед запитаннями',
    listensFor: 'має прозвучати',
    person: 'Саме цій людині',
    findOut: 'Що з’ясувати саме про цю людину',
    followUpTo: 'уточнення до',
    toSettle: 'Уточнити на початку (вголос, без оцінки)',
    decides: 'Як вирішувати',
    offerWhen: 'За пропозицію:',
    beforeOffer: 'Перш ніж пропонувати роботу:',
    furtherWhen: 'Ще одна співбесіда або пропозиція з умовою:',
    noWhen: 'Відмова, хоч би якою доброю була решта:',
    inCv: 'резюме',
    shownInCv: 'Видно з резюме, питайте, лише якщо маєте сумнів',
    requirement: 'вимога',
    details: 'Кожне запитання повністю',
    panel: 'Хто що робить',
    panelLead: 'Інтерв’юер 1 веде розмову від початку до кінця й ставить запитання',
    panelColleague: 'Інтерв’юер 2 ставить запитання',
    panelNotes: 'Хто не питає, той записує й стежить за часом.',
    panelScores:
      'Спершу кожен оцінює сам, нічого не обговорюючи. Тоді порівняйте: якщо за одне запитання оцінки розходяться на 2 або більше, розкажіть одне одному, що почули, і лише потім змінюйте оцінку.',
    interviewer: 'інтерв’юер',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Of what to listen for, as on the printed sheet; all of it stands with the question. */
const mostOnSheet = 3;

type Words = Readonly<Record<keyof (typeof words)['en'], string>>;

/**
 * A whole plan as it is printed: the page for the room, then every card open.
 *
 * @param earlier what an earlier round noted, in its own words
 */
export function planMarkdown(title: string, plan: PlanContent, earlier: string | null): string {
  const said: Words = words[plan.language];
  const numbers = new Map(plan.questions.map(({ id, order }) => [id, order]));
  const { highlights, focusAreas } = plan.summary;
  const askedIn = (area: string) =>
    plan.questions.filter((question) => question.focusAreas.includes(area)).map(({ order }) => order);
  const areas = plan.candidate.areasToProbe.map(({ text, evidence, absence, askedIn: id, inFollowUp }) => {
    const number = id === undefined ? undefined : numbers.get(id);
    const basis = evidence === undefined ? (absence?.statement ?? '') : quoted(evidence.quote);
    const place = inFollowUp === true ? `${said.followUpTo} ${String(number)}` : String(number);
    return `${text} ${basis}${number === undefined ? '' : ` (${place})`}`;
  });
  return [
    `# ${title}, ${String(plan.durationMin)} ${said.minutes}`,
    `## ${said.room}`,
    ...(plan.candidate.toDecide === undefined ? [] : [`**${said.toDecide}**: ${plan.candidate.toDecide}`]),
    ...earlierMarkdown(plan, earlier, said),
    ...list(`**${said.findOut}**`, areas),
    ...panelMarkdown(plan, said),
    bullets(roomRows(plan, said)),
    ...decisionMarkdown(plan, said),
    `# ${said.details}`,
    ...list(`## ${said.highlights}`, highlights),
    ...list(
      `## ${said.areas}`,
      focusAreas.map((area) => `${area}: ${askedIn(area).join(', ')}`),
    ),
    ...list(
      `## ${said.strengths}`,
      plan.candidate.strengths.map(({ text, evidence }) => `${text} ${quoted(evidence.quote)}`),
    ),
    ...list(
      `## ${said.competencies}`,
      plan.competencies.map(({ name, definition, mustHave, basis }) =>
        [
          `${name}${mustHave ? ` (${said.mustHave})` : ''}:`,
          definition,
          ...(basis === undefined ? [] : [`(${said.posting}: ${quoted(basis)})`]),
        ].join(' '),
      ),
    ),
    ...plan.flow.flatMap((step) => [stepMarkdown(step, plan, said)]),
    '',
  ].join('\n\n');
}

/** What an earlier round left open, each sentence with where it is asked; where the plan names none, the whole note. */
function earlierMarkdown(plan: PlanContent, earlier: string | null, said: Words): readonly string[] {
  const sentences = openSentences(plan).map(({ text, isAskedFirst, questions }) => {
    const places = [...(isAskedFirst ? [said.settledFirst] : []), ...questions.map(String)];
    return `${text} ${said.settledIn}: ${places.join(', ')}.`;
  });
  if (sentences.length > 0) return list(`**${said.open}**`, sentences);
  if (earlier === null) return [];
  const first = plan.candidate.toSettle.some(({ followsUp }) => followsUp === true);
  return [`${said.earlier}: ${quoted(earlier)}${first ? `. ${said.settledIn}: ${said.settledFirst}.` : ''}`];
}

/** The run of the talk, a row for each part. */
function roomRows(plan: PlanContent, said: Words): readonly string[] {
  const roles = panelRoles(plan);
  let clock = 0;
  return plan.flow.map((step) => {
    const from = clock;
    clock += step.minutes;
    const time = `${String(from)}–${String(clock)}`;
    const question = plan.questions.find(({ id }) => id === step.questionId);
    if (question === undefined) {
      const required = step.kind === 'requirements' ? requirementRows(plan, said) : [];
      return [
        `${time} ${step.kind === 'question' ? '' : partName(step.kind, plan, said)}`,
        ...required.map((row) => `  - ${row}`),
      ].join('\n');
    }
    const followUp = plan.candidate.followUps.find(({ questionId }) => questionId === question.id);
    const label = followUp?.leadsIn === true ? said.leadIn : said.person;
    return [
      `${time} **${String(question.order)}. ${question.text}**${question.mustAsk ? '' : ` (${said.optional})`}${roles === undefined ? '' : ` [${said.interviewer} ${roles.colleague.includes(question.order) ? '2' : '1'}]`}`,
      `  ${said.listensFor}: ${question.expectedAnswer.keyPoints.slice(0, mostOnSheet).join('; ')}`,
      ...(question.decidingFact === undefined ? [] : [`  ${said.fact}: ${question.decidingFact}`]),
      ...(followUp === undefined
        ? []
        : [`  ${label}: ${followUp.text} (${said.inCv}: ${quoted(followUp.evidence.quote)})`]),
    ].join('\n');
  });
}

function partName(kind: Exclude<FlowStep['kind'], 'question'>, plan: PlanContent, said: Words): string {
  return kind === 'requirements' && plan.candidate.toSettle.length > 0 ? said.toSettle : said[kind];
}

function requirementRows(plan: PlanContent, said: Words): readonly string[] {
  const { candidate } = plan;
  const points = candidate.toSettle.map((point) => {
    const requirement = requirementOfPoint(plan, point);
    return [
      `☐ **${point.text}**`,
      ...(requirement === undefined ? [] : [`${said.requirement}: ${requirement.text}`]),
      ...(point.listensFor === undefined ? [] : [`${said.listensFor}: ${point.listensFor}`]),
      ...linesOfPoint(point).map(({ quote }) => `${said.inCv}: ${quoted(quote)}`),
    ].join('; ');
  });
  const { open, shown } = requirementsByNeed(plan);
  const known = shown.map(({ text, shown: line }) => `${text} (${quoted(line?.quote ?? '')})`).join('; ');
  const required = [...open.map(({ text }) => `☐ ${text}`), ...(known === '' ? [] : [`${said.shownInCv}: ${known}`])];
  return [...points, ...required];
}

function panelMarkdown(plan: PlanContent, said: Words): readonly string[] {
  const roles = panelRoles(plan);
  if (roles === undefined) return [];
  return list(`**${said.panel}**`, [
    `${said.panelLead} ${roles.lead.join(', ')}.`,
    ...(roles.colleague.length === 0 ? [] : [`${said.panelColleague} ${roles.colleague.join(', ')}.`]),
    said.panelNotes,
    said.panelScores,
  ]);
}

function decisionMarkdown({ decision, candidate }: PlanContent, said: Words): readonly string[] {
  return decision === undefined
    ? []
    : [
        `**${said.decides}**: ${[decision.weighsMost, decision.weightiestQuestions ?? []].flat().join(' ')}`,
        ...(decision.offerWhen === undefined ? [] : [`${said.offerWhen} ${decision.offerWhen}`]),
        ...list(said.beforeOffer, candidate.beforeOffer),
        ...list(said.furtherWhen, decision.furtherWhen ?? []),
        ...list(said.noWhen, decision.noWhen),
      ];
}

function stepMarkdown(step: FlowStep, plan: PlanContent, said: Words): string {
  const question = plan.questions.find(({ id }) => id === step.questionId);
  if (question !== undefined) return questionMarkdown(question, plan, said);
  if (step.kind === 'question') return '';
  const asked = step.kind === 'candidate_questions' ? (plan.candidateQuestions ?? []) : [];
  return [
    `## ${partName(step.kind, plan, said)} (${String(step.minutes)} ${said.minutes})`,
    ...(step.script === undefined ? [] : [step.script]),
    ...(asked.length === 0
      ? []
      : [bullets(asked.map(({ question: text, answer }) => `${text} ${answer?.text ?? said.toPrepare}`))]),
  ].join('\n\n');
}

function questionMarkdown(question: Question, { candidate }: PlanContent, said: Words): string {
  const { order, text, expectedMin, category, block, mustAsk, evidence = [], followsUp, expectedAnswer } = question;
  const of = block === 'cv' && !isAboutPerson(question) ? 'own' : block;
  const facts = [`${String(expectedMin)} ${said.minutes}`, category, said[of], ...(mustAsk ? [] : [said.optional])];
  const behind = candidate.followUps.filter(({ questionId }) => questionId === question.id);
  const followUps = behind.filter(({ leadsIn }) => leadsIn !== true);
  const leadIns = behind.filter(({ leadsIn }) => leadsIn === true);
  return [
    `## ${String(order)}. ${text}`,
    facts.join(' · '),
    ...evidence.map(({ quote }) => `${said.from}: ${quoted(quote)}`),
    ...(followsUp === undefined ? [] : [`${said.open}: ${followsUp}`]),
    ...leadIns.map(
      ({ text: own, evidence: line }) => `**${said.leadIn}**: ${own} (${said.inCv}: ${quoted(line.quote)})`,
    ),
    ...(question.handout === undefined ? [] : [`**${said.handout}**`, ['```', ...question.handout, '```'].join('\n')]),
    `${said.why}: ${question.whyAsked}`,
    ...list(`**${said.listen}**`, expectedAnswer.keyPoints),
    ...(expectedAnswer.notRequired.length === 0
      ? []
      : [`${said.notRequired}: ${expectedAnswer.notRequired.join('; ')}`]),
    ...list(
      `**${said.anchors}**`,
      question.anchors.map(({ band, label, behaviours }) => `${band} ${label}: ${behaviours.join('; ')}`),
    ),
    ...(question.exampleAnswer === undefined ? [] : [`${said.example}: ${quoted(question.exampleAnswer)}`]),
    ...(question.decidingFact === undefined ? [] : [`${said.fact}: ${question.decidingFact}`]),
    ...list(
      `**${said.person}**`,
      followUps.map(
        ({ text: own, listensFor, evidence: line }) =>
          `${own} (${said.inCv}: ${quoted(line.quote)}${listensFor === undefined ? '' : `; ${said.listensFor}: ${listensFor}`})`,
      ),
    ),
    ...list(
      `**${said.probes}**`,
      question.probes.map(({ text: probe, trigger, listensFor }) => {
        const asked = `${said[trigger]}: ${probe}`;
        return listensFor === undefined ? asked : `${asked} (${said.listensFor}: ${listensFor})`;
      }),
    ),
    ...list(
      `**${said.flags}**`,
      question.redFlags.map((flag) => `${flag.text} (${flag.jobReason})`),
    ),
  ].join('\n\n');
}

function list(heading: string, items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : [heading, bullets(items)];
}

function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function quoted(value: string): string {
  return `“${value.replace(/\s+/gu, ' ')}”`;
}
