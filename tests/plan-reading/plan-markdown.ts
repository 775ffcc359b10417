import type { Language } from '#contracts/common.ts';
import { mayBeShort, mayRunOn } from '#contracts/interviewing/plan/may-run-on.ts';
import { questionWithCase } from '#contracts/interviewing/plan/question-with-case.ts';
import { panelPartKind, panelRoles } from '#contracts/interviewing/plan/panel/panel-roles.ts';
import { pointInShort } from '#contracts/interviewing/plan/point-in-short.ts';
import { preparationOf } from '#contracts/interviewing/plan/preparation.ts';
import { reasonsForNo } from '#contracts/interviewing/plan/decision.ts';
import {
  type FlowStep,
  type FollowUp,
  isAboutPerson,
  type PlanContent,
  type Question,
  seenEarlierIn,
  topicOf,
} from '#contracts/interviewing/plan/plan.ts';
import { saysLine } from '#contracts/interviewing/plan/says-line.ts';
import { openSentences } from '#contracts/interviewing/plan/open-sentences.ts';
import {
  momentOfUnscored,
  quotedLines,
  requirementOfPoint,
  requirementsByNeed,
} from '#contracts/interviewing/plan/plan-requirements.ts';

const words = {
  en: {
    opening: '“',
    closing: '”',
    minutes: 'min',
    areas: 'Where each focus area is asked about',
    strengths: 'What the CV shows',
    requirements: 'Requirements (yes, no or open; not scored)',
    intro: 'Opening',
    break: 'Break',
    candidate_questions: 'Their questions',
    wrap_up: 'Closing',
    buffer: 'Buffer',
    core: 'the same for every candidate',
    cv: 'for this candidate',
    own: 'own experience',
    setForOthers: 'others get it too',
    optional: 'if there is time',
    from: 'From the CV',
    open: 'Left open earlier',
    seen: 'They did this well in an earlier round. Listen for what goes beyond it',
    mayBeShort: 'They did this well in an earlier round, so it comes last and needs no follow-ups',
    anotherCase: 'Ask for a different example. If there isn’t one, hear that one again.',
    short: 'short: no follow-ups',
    runsOn: 'may run {minutes} min over: then skip the follow-ups to {numbers}',
    handout: 'Handout for the candidate',
    sheet: 'with a handout',
    leadIn: 'Say first, to this candidate',
    listen: 'Listen for',
    notRequired: 'Not required',
    anchors: 'Scoring',
    example: 'An answer that earns a 7',
    fact: 'What makes it a 7 rather than a 6',
    competencies: 'What each competency means here',
    mustHave: 'must-have',
    toPrepare: 'Have an answer ready',
    probes: 'Follow-ups, and when to ask them',
    vague: 'if the answer is vague',
    no_result: 'if no result is named',
    no_role: 'if their part is unclear',
    too_general: 'if the answer is too general',
    missing_point: 'if something is missing',
    next_fact: 'after any answer',
    flags: 'Red flags',
    prepare: 'Before you start',
    notAsked: 'Do not ask',
    namedInCv: 'Mentioned in the CV or an earlier note: {matters}.',
    neverAsked:
      'Never ask about, note or score family and plans, sex and orientation, age, health and disability, origin, faith, politics, union or military service, even if the candidate brings them up. Ask whether they can meet a duty of this job, not why.',
    family: 'family',
    age: 'age',
    health: 'health',
    origin: 'origin or citizenship',
    beliefs: 'faith, politics or a union',
    military: 'military service',
    scoring: 'How to score',
    start: 'Start at 4–6.',
    lines: 'One line heard in a higher band gives that band’s lower score; all of its lines give its higher score.',
    seven: 'Where a question says what makes it a 7 rather than a 6, a 7 needs exactly that.',
    noCase: 'If the candidate has had no such case, ask what they would do, note that, and score it by the same bands.',
    rereading: 'Read before the interview: why each question is asked',
    printSheets: 'Handouts to print, by question:',
    talk: 'The interview',
    background: 'Background',
    question: 'question',
    toDecide: 'What this interview must show',
    earlier: 'Notes from an earlier round',
    leftOpen: 'Left open in an earlier round, and where it is asked',
    asPoint: 'to clarify',
    unasked: 'not in a question: ask in passing',
    listensFor: 'listen for',
    fallsShort: 'still open if you hear',
    otherCase: 'Ask for a different example from the one in question {number} ({topic}).',
    ticked: 'note shown, not shown or open',
    person: 'For this candidate',
    findOut: 'To find out about this candidate',
    followUpTo: 'follow-up to',
    toSettle: 'To clarify (asked aloud, not scored)',
    first: 'ask at the start',
    last: 'ask at the end',
    decides: 'How to decide',
    offerWhen: 'Make an offer:',
    furtherWhen: 'Another interview, or a conditional offer:',
    noWhen: 'No hire, however good the rest is:',
    beforeOffer: 'Before an offer:',
    inCv: 'CV',
    shownInCv: 'Shown in the CV: ask only if you have doubts',
    requirement: 'requirement',
    panel: 'Who does what',
    lead: 'leads the interview from opening to closing and asks',
    colleague: 'asks',
    oneQuestion: 'question',
    moreQuestions: 'questions',
    leadAlone: 'opens, asks the unscored points and closes',
    panelNotes: 'Anyone who isn’t asking takes notes and watches the time.',
    panelScores:
      'Score on your own first, before you discuss anything. Then compare: where two scores for a question differ by 2 or more, tell each other what you heard before either of you changes a score.',
    interviewer: 'interviewer',
  },
  uk: {
    opening: '«',
    closing: '»',
    minutes: 'хв',
    areas: 'На що звернути увагу та де про це запитують',
    strengths: 'Що видно з резюме',
    requirements: 'Вимоги (так, ні чи не з’ясовано; без оцінки)',
    intro: 'Вступ',
    break: 'Перерва',
    candidate_questions: 'Запитання кандидата',
    wrap_up: 'Завершення',
    buffer: 'Запас',
    core: 'однакове для всіх',
    cv: 'лише в цій розмові',
    own: 'власний досвід',
    setForOthers: 'це завдання дістають й інші',
    optional: 'за наявності часу',
    from: 'З резюме',
    open: 'Лишилося з попередньої розмови',
    seen: 'Це вже добре показано раніше. Слухайте, що є понад це',
    mayBeShort: 'Це вже добре показано раніше, тому запитання стоїть наприкінці й без уточнень',
    anotherCase: 'Попросіть про інший випадок, а якщо його немає, вислухайте той самий.',
    short: 'коротко: без уточнень',
    runsOn: 'може тривати на {minutes} хв довше: тоді без уточнень до {numbers}',
    handout: 'Аркуш для кандидата',
    sheet: 'з аркушем',
    leadIn: 'Спершу скажіть',
    listen: 'Що є в добрій відповіді',
    notRequired: 'Не вимагається',
    anchors: 'Оцінювання',
    example: 'Приклад відповіді на 7',
    fact: 'Різниця між 6 і 7',
    competencies: 'Що тут означає кожна компетенція',
    mustHave: 'обов’язкова',
    toPrepare: 'Підготувати відповідь',
    probes: 'Уточнення і коли їх ставити',
    vague: 'якщо відповідь нечітка',
    no_result: 'якщо не названо результату',
    no_role: 'якщо не чути власної ролі',
    too_general: 'якщо відповідь надто загальна',
    missing_point: 'якщо чогось бракує',
    next_fact: 'після будь-якої відповіді',
    flags: 'Тривожні ознаки',
    prepare: 'Підготувати',
    notAsked: 'Про що не питати',
    namedInCv: 'У резюме або в попередньому записі згадано: {matters}.',
    neverAsked:
      'Про родину й плани, стать, вік, здоров’я й інвалідність, походження, віру, політику, профспілку, військову службу й облік не питають, цього не записують і не оцінюють, навіть якщо про це заговорить кандидат. Питайте, чи підходить умова роботи, а не чому не підходить.',
    family: 'родину',
    age: 'вік',
    health: 'здоров’я',
    origin: 'походження чи громадянство',
    beliefs: 'віру, політику чи профспілку',
    military: 'військову службу чи облік',
    scoring: 'Як оцінювати',
    start: 'Починайте з 4–6.',
    lines: 'Почули один рядок вищого рівня: нижча оцінка цього рівня; усі його рядки: вища.',
    seven: 'Якщо в запитанні названо різницю між 6 і 7, для 7 потрібна саме вона.',
    noCase:
      'Якщо такого випадку не було, попросіть уявити його й розповісти про свої дії, запишіть почуте й оцініть за тими самими рівнями.',
    rereading: 'Прочитати до розмови: навіщо кожне запитання',
    printSheets: 'Аркуші, які роздрукувати, за запитаннями:',
    talk: 'Розмова',
    background: 'Довідка',
    question: 'запитання',
    toDecide: 'Що має показати ця розмова',
    earlier: 'Записано в попередньому раунді',
    leftOpen: 'Що лишилося відкритим і де про це спитати',
    asPoint: 'уточнити',
    unasked: 'без запитання: спитати принагідно',
    listensFor: 'хороша відповідь',
    fallsShort: 'не з’ясовано, якщо чуєте',
    otherCase: 'Попросіть про інший випадок, не той, що в запитанні {number} ({topic}).',
    ticked: 'позначте: показано, не показано чи не з’ясовано',
    person: 'Саме цій людині',
    findOut: 'Що з’ясувати саме про цю людину',
    followUpTo: 'уточнення до',
    toSettle: 'Уточнити (вголос, без оцінки)',
    first: 'спитайте на початку',
    last: 'спитайте наприкінці',
    decides: 'Як ухвалити рішення',
    offerWhen: 'Пропозиція:',
    beforeOffer: 'Перед пропозицією:',
    furtherWhen: 'Ще одна співбесіда або пропозиція з умовою:',
    noWhen: 'Відмова, навіть якщо інші оцінки високі:',
    inCv: 'резюме',
    shownInCv: 'Видно з резюме, питайте, лише якщо маєте сумнів',
    requirement: 'вимога',
    panel: 'Хто що робить',
    lead: 'веде розмову від початку до кінця й ставить',
    colleague: 'ставить',
    oneQuestion: 'запитання',
    moreQuestions: 'запитання',
    leadAlone: 'починає розмову, з’ясовує те, що не оцінюють, і завершує',
    panelNotes: 'Хто не питає, той записує й стежить за часом.',
    panelScores:
      'Спершу кожен оцінює сам, нічого не обговорюючи. Тоді порівняйте: якщо за одне запитання оцінки розходяться на 2 або більше, розкажіть одне одному, що почули, і лише потім змінюйте оцінку.',
    interviewer: 'інтерв’юер',
  },
} as const satisfies Record<Language, Record<string, string>>;

type Words = Readonly<Record<keyof (typeof words)['en'], string>>;

/**
 * A whole plan in its printed form: what to know before the interview on one page, every part in order, how to decide,
 * and what the plan is based on.
 *
 * @param earlier the note of an earlier round, verbatim
 * @param userRole the interviewer's role
 */
export function planMarkdown(
  title: string,
  plan: PlanContent,
  { earlier, userRole }: { readonly earlier: string | null; readonly userRole: string | null },
): string {
  const said: Words = words[plan.language];
  const { focusAreas } = plan.summary;
  const askedIn = (area: string) =>
    plan.questions.filter((question) => question.focusAreas.includes(area)).map(({ order }) => order);
  return [
    `# ${title}, ${String(plan.durationMin)} ${said.minutes}`,
    ...(plan.candidate.toDecide === undefined ? [] : [`**${said.toDecide}**: ${plan.candidate.toDecide}`]),
    ...list(`**${said.leftOpen}**`, openRows(plan, said)),
    ...list(`**${said.findOut}**`, [...areaRows(plan, said), ...pointRows(plan, said)]),
    ...(earlier === null || openSentences(plan).length > 0 ? [] : [`**${said.earlier}**: ${quoted(earlier, said)}`]),
    ...list(`**${said.prepare}**`, preparationRows(plan, said)),
    `**${said.notAsked}**: ${notAskedText(plan, said)}`,
    ...panelMarkdown(plan, userRole, said),
    ...list(`**${said.talk}**`, clockRows(plan, userRole, said)),
    ...decisionMarkdown(plan, said),
    ...list(`**${said.scoring}**`, scoringRows(plan, said)),
    ...plan.flow.map((step) => stepMarkdown(step, plan, said)),
    `## ${said.background}`,
    ...list(`**${said.rereading}**`, rereadingRows(plan, said)),
    ...list(`**${said.strengths}**`, strengthRows(plan, said)),
    `**${said.areas}**: ${focusAreas.map((area) => `${area} (${askedIn(area).join(', ')})`).join('; ')}`,
    ...list(
      `**${said.competencies}**`,
      plan.competencies.map(
        ({ name, definition, mustHave }) => `${name}${mustHave ? ` (${said.mustHave})` : ''}: ${definition}`,
      ),
    ),
    '',
  ].join('\n\n');
}

function scoringRows({ questions }: PlanContent, said: Words): readonly string[] {
  const namesSeven = questions.some(({ decidingFact }) => decidingFact !== undefined);
  return [said.start, namesSeven ? `${said.lines} ${said.seven}` : said.lines, said.noCase];
}

/** What nobody needs during the interview: why each question is asked, and an example answer. */
function rereadingRows({ questions }: PlanContent, said: Words): readonly string[] {
  return questions.map(({ order, whyAsked, exampleAnswer }) =>
    [
      `${String(order)}. ${whyAsked}`,
      ...(exampleAnswer === undefined ? [] : [`${said.example}: ${quoted(exampleAnswer, said)}`]),
    ].join(' '),
  );
}

/** What the CV shows; lines already quoted above are not quoted again. */
function strengthRows(plan: PlanContent, said: Words): readonly string[] {
  const { strengths, areasToProbe, followUps, toSettle } = plan.candidate;
  const shown = [
    ...plan.questions.flatMap(({ evidence = [] }) => evidence),
    ...areasToProbe.flatMap(({ evidence = [] }) => evidence),
    ...[...followUps, ...toSettle].flatMap(quotedLines),
    ...requirementsByNeed(plan).shown.flatMap((requirement) => requirement.shown),
  ].map(({ quote }) => quote);
  return [...strengths, ...highlightsOf(plan)].map(({ text, evidence }) =>
    shown.some((line) => line.includes(evidence.quote)) || saysLine(text, evidence.quote)
      ? text
      : `${text} ${quoted(evidence.quote, said)}`,
  );
}

function highlightsOf({ summary }: PlanContent) {
  return summary.highlights.flatMap((text, at) => {
    const evidence = summary.highlightEvidence[at];
    return evidence === undefined ? [] : [{ text, evidence }];
  });
}

/** What an earlier round left open, each sentence with the place where it is asked. */
function openRows(plan: PlanContent, said: Words): readonly string[] {
  return openSentences(plan).map(({ text, isPoint, questions, followUps }) => {
    const places = [
      ...(isPoint ? [said.asPoint] : []),
      ...questions.map((order) => placeOf(order, said)),
      ...followUps.map((order) => `${said.followUpTo} ${String(order)}`),
    ];
    return `${text} (${places.length === 0 ? said.unasked : places.join(', ')})`;
  });
}

function areaRows({ candidate, questions }: PlanContent, said: Words): readonly string[] {
  return candidate.areasToProbe.map(({ text, evidence, absence, askedIn, inFollowUp }) => {
    const basis = evidence === undefined ? `– ${absence?.statement ?? ''}` : quoted(evidence.quote, said);
    const remark = evidence !== undefined && saysLine(text, evidence.quote) ? text : `${text} ${basis}`;
    const order = questions.find(({ id }) => id === askedIn)?.order;
    if (order === undefined) return remark;
    const place = inFollowUp === true ? `${said.followUpTo} ${String(order)}` : placeOf(order, said);
    return `${remark} (${place})`;
  });
}

/** Points to settle, one line each; their questions, and points left open earlier, are listed elsewhere. */
function pointRows(plan: PlanContent, said: Words): readonly string[] {
  return plan.candidate.toSettle
    .filter(({ leftOpen }) => leftOpen === undefined)
    .map((point) => `${pointInShort(plan, point)} (${said[momentOfUnscored(plan.flow)]})`);
}

function placeOf(order: number, said: Words): string {
  return `${said.question} ${String(order)}`;
}

/** What must be ready before the interview begins. */
function preparationRows(plan: PlanContent, said: Words): readonly string[] {
  const { agreed, sheets, answers } = preparationOf(plan);
  return [
    ...agreed,
    ...(sheets.length === 0 ? [] : [`${said.printSheets} ${sheets.join(', ')}`]),
    ...answers.map((question) => `${said.toPrepare}: ${question}`),
  ];
}

function notAskedText({ candidate }: PlanContent, said: Words): string {
  const matters = candidate.privateMatters.map((matter) => said[matter]).join(', ');
  return [...(matters === '' ? [] : [said.namedInCv.replace('{matters}', matters)]), said.neverAsked].join(' ');
}

/** The schedule of the interview, one row per part. */
function clockRows(plan: PlanContent, userRole: string | null, said: Words): readonly string[] {
  const roles = panelRoles(plan, userRole);
  let clock = 0;
  return plan.flow.map((step) => {
    const from = clock;
    clock += step.minutes;
    const time = `${String(from)}–${String(clock)}`;
    const question = plan.questions.find(({ id }) => id === step.questionId);
    if (question === undefined) return `${time} ${step.kind === 'question' ? '' : partName(step.kind, plan, said)}`;
    const asking = roles?.find(({ questions }) => questions.includes(question.order));
    const whoAsks =
      asking === undefined
        ? ''
        : ` [${asking.name ?? `${said.interviewer} ${String((roles?.indexOf(asking) ?? 0) + 1)}`}]`;
    const notes = [
      ...(question.block === 'cv' ? [said[isAboutPerson(question) ? 'cv' : 'own']] : []),
      ...(question.mustAsk ? [] : [said.optional]),
      runsOnText(plan, question, said) ?? [],
      ...(mayBeShort(plan, question) ? [said.short] : []),
      ...(question.handout === undefined ? [] : [said.sheet]),
    ].flat();
    const noted = notes.length === 0 ? '' : ` (${notes.join('; ')})`;
    return `${time} **${String(question.order)}.** ${topicOf(question)}${noted}${whoAsks}`;
  });
}

function runsOnText(plan: PlanContent, question: Question, said: Words): string | undefined {
  const runsOn = mayRunOn(plan, question);
  return runsOn === undefined
    ? undefined
    : said.runsOn.replace('{minutes}', String(runsOn.minutes)).replace('{numbers}', runsOn.instead.join(', '));
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
      ...(point.listensFor === undefined ? [] : [point.listensFor]),
      ...(requirement === undefined || saysLine(point.text, requirement.text)
        ? []
        : [`${said.requirement}: ${requirement.text}`]),
      ...quotedLines(point)
        .filter(({ quote }) => !saysLine(point.text, quote))
        .map(({ quote }) => `${said.inCv}: ${quoted(quote, said)}`),
    ].join('\n  ');
  });
  const { open, shown } = requirementsByNeed(plan);
  const known = shown
    .map(({ text, shown: lines }) => `${text} (${lines.map(({ quote }) => quoted(quote, said)).join(', ')})`)
    .join('; ');
  const required = [...open.map(({ text }) => `☐ ${text}`), ...(known === '' ? [] : [`${said.shownInCv}: ${known}`])];
  return [...points, ...required];
}

function panelMarkdown(plan: PlanContent, userRole: string | null, said: Words): readonly string[] {
  const roles = panelRoles(plan, userRole);
  if (roles === undefined) return [];
  return list(`**${said.panel}**`, [
    ...roles.flatMap((part, at) => {
      const kind = panelPartKind(part, at);
      const name = part.name ?? `${said.interviewer} ${String(at + 1)}`;
      if (kind === undefined) return [];
      const noun = part.questions.length === 1 ? said.oneQuestion : said.moreQuestions;
      const asked = part.questions.length === 0 ? '' : ` ${noun} ${part.questions.join(', ')}`;
      return [`${name} ${said[kind]}${asked}.`];
    }),
    said.panelNotes,
    said.panelScores,
  ]);
}

function decisionMarkdown({ decision, candidate }: PlanContent, said: Words): readonly string[] {
  return decision === undefined
    ? []
    : [
        `## ${said.decides}`,
        [decision.weightiestQuestions ?? [], decision.weighsMost, decision.ofSeveral ?? []].flat().join(' '),
        ...(decision.offerWhen === undefined ? [] : [`${said.offerWhen} ${decision.offerWhen}`]),
        ...list(said.beforeOffer, candidate.beforeOffer),
        ...list(said.furtherWhen, decision.furtherWhen ?? []),
        ...list(said.noWhen, reasonsForNo(decision)),
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
    ...(step.kind === 'requirements' ? [bullets(requirementRows(plan, said))] : []),
    ...(asked.length === 0
      ? []
      : [
          bullets(
            asked.map(({ question: text, answer }) => `${text} ${answer?.text ?? `(${said.toPrepare.toLowerCase()})`}`),
          ),
        ]),
  ].join('\n\n');
}

function questionMarkdown(question: Question, plan: PlanContent, said: Words): string {
  const { candidate } = plan;
  const seen = seenEarlierIn(plan, question.id);
  const other = questionWithCase(plan, question);
  const {
    order,
    text,
    expectedMin,
    topic,
    category,
    block,
    mustAsk,
    evidence = [],
    followsUp,
    expectedAnswer,
    setForOthers,
  } = question;
  const of = block === 'cv' && !isAboutPerson(question) ? 'own' : block;
  const facts = [
    `${String(expectedMin)} ${said.minutes}`,
    runsOnText(plan, question, said) ?? [],
    ...(topic === undefined ? [] : [topic]),
    category,
    said[of],
    setForOthers === true ? said.setForOthers : [],
    mustAsk ? [] : said.optional,
  ].flat();
  const behind = candidate.followUps.filter(({ questionId }) => questionId === question.id);
  const followUps = behind.filter(({ leadsIn }) => leadsIn !== true);
  const leadIns = behind.filter(({ leadsIn }) => leadsIn === true);
  return [
    `## ${String(order)}. ${text}`,
    facts.join(' · '),
    ...evidence.map(({ quote }) => `${said.from}: ${quoted(quote, said)}`),
    ...(followsUp === undefined ? [] : [`${said.open}: ${followsUp}`]),
    ...(seen === undefined
      ? []
      : [
          `${said[mayBeShort(plan, question) ? 'mayBeShort' : 'seen']}: ${quoted(seen.words, said)}${question.kind === 'behavioral' ? ` ${said.anotherCase}` : ''}`,
        ]),
    ...(other === undefined
      ? []
      : [said.otherCase.replace('{number}', String(other.order)).replace('{topic}', topicOf(other))]),
    ...leadIns.map((own) => `**${said.leadIn}**: ${own.text} (${followUpText(own, said)})`),
    ...(question.handout === undefined ? [] : [`**${said.handout}**`, ['```', ...question.handout, '```'].join('\n')]),
    ...list(
      `**${said.person}**`,
      followUps.map(
        (own) =>
          `${own.text} (${[
            followUpText(own, said),
            ...(own.fallsShort === undefined ? [] : [`${said.fallsShort}: ${own.fallsShort}`, said.ticked]),
          ]
            .map(withoutStop)
            .join('; ')})`,
      ),
    ),
    ...list(`**${said.listen}**`, expectedAnswer.keyPoints),
    ...(expectedAnswer.notRequired.length === 0 ? [] : [`${said.notRequired}: ${inARow(expectedAnswer.notRequired)}`]),
    ...list(
      `**${said.probes}**`,
      question.probes.map(({ text: probe, trigger, listensFor }) => {
        const asked = `${said[trigger]}: ${probe}`;
        return listensFor === undefined ? asked : `${asked} (${said.listensFor}: ${listensFor})`;
      }),
    ),
    ...list(
      `**${said.anchors}**`,
      question.anchors.map(({ band, label, behaviours }) => `${band} ${label}: ${inARow(behaviours)}`),
    ),
    ...(question.decidingFact === undefined ? [] : [`${said.fact}: ${question.decidingFact}`]),
    ...list(
      `**${said.flags}**`,
      question.redFlags.map((flag) => `${flag.text} (${flag.jobReason})`),
    ),
  ].join('\n\n');
}

function followUpText(own: FollowUp, said: Words): string {
  return `${linesText(own, said)}${own.listensFor === undefined ? '' : `; ${said.listensFor}: ${own.listensFor}`}`;
}

function linesText(followUp: FollowUp, said: Words): string {
  return `${said.inCv}: ${quotedLines(followUp)
    .map(({ quote }) => quoted(quote, said))
    .join(', ')}`;
}

function list(heading: string, items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : [`${heading}\n${bullets(items)}`];
}

function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** Joins sentences in one line, without their full stops. */
function inARow(texts: readonly string[]): string {
  return texts.map(withoutStop).join('; ');
}

function withoutStop(text: string): string {
  return text.replace(/\.$/u, '');
}

function quoted(value: string, { opening, closing }: Words): string {
  const within = opening === '«' ? '„$1“' : '‘$1’';
  const inner = value.replace(/\s+/gu, ' ').replaceAll(/[“«]([^“”«»]*)[”»]/gu, within);
  return `${opening}${inner}${closing}`;
}
