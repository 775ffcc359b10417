import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { PanelPart } from '#contracts/interviewing/plan/panel/panel-roles.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import type { TalkRow } from '#web/features/plan/content/clock/talk-rows.ts';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { paper, typeSizeFor } from './fit-pages.ts';
import { openingInBrief } from './in-brief.ts';
import { RoomClearUp } from './room-clear-up.tsx';
import { RoomDecision } from './room-decision.tsx';
import { RoomQuestion } from './room-question.tsx';
import { RoomRow } from './room-row.tsx';
import styles from './room-sheet.module.css';

export interface RoomSheetProps {
  readonly plan: Plan;
  readonly interview: Interview;
  readonly roles: readonly PanelPart[] | undefined;
  /** the parts of the interview */
  readonly rows: readonly TalkRow[];
}

/**
 * The short plan, for print only: what is needed while the candidate talks, in the order of the interview, with room
 * for scores and notes. Rendered when printing, in the largest type size that keeps to the page limit.
 */
export function RoomSheet({ plan, interview, roles, rows }: RoomSheetProps) {
  const { t } = useTranslation(['plan', 'common']);
  const format = useFormat();
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (sheet.current !== null) fit(sheet.current, plan.durationMin);
  }, [plan.durationMin]);
  useLayoutEffect(() => {
    const page = new CSSStyleSheet();
    page.replaceSync(`@page { margin: ${paper.margin} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, page];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== page);
    };
  }, []);
  const { candidate, position, type, scheduledAt } = interview;
  const asker = ({ order }: Plan['questions'][number]): string | undefined => {
    const at = (roles ?? []).findIndex(({ questions }) => questions.includes(order));
    return at === -1 ? undefined : (roles?.[at]?.name ?? t('panel.interviewer', { number: at + 1 }));
  };
  const facts = [
    position.title,
    t(`common:interviewType.${type}`),
    format.minutes(plan.durationMin),
    ...(scheduledAt === null ? [] : [format.dateTime(scheduledAt)]),
  ];
  return (
    <section ref={sheet} className={styles.sheet}>
      <header>
        <h1>{candidate.name}</h1>
        <p>{dotted(facts)}</p>
      </header>
      {rows.map((row) => (
        <RoomPart key={row.from} row={row} plan={plan} asker={row.question && asker(row.question)} />
      ))}
      <RoomDecision plan={plan} />
    </section>
  );
}

function RoomPart({
  row,
  plan,
  asker,
}: {
  readonly row: TalkRow;
  readonly plan: Plan;
  readonly asker: string | undefined;
}) {
  const { t } = useTranslation(['plan', 'common']);
  const { step, question } = row;
  switch (step.kind) {
    case 'question':
      return question !== undefined && <RoomQuestion plan={plan} question={question} time={row} asker={asker} />;
    case 'requirements':
      return <RoomClearUp plan={plan} time={row} />;
    case 'candidate_questions':
      return (
        <RoomRow time={row} title={t('sheet.candidate_questions')}>
          {(plan.candidateQuestions ?? []).map(({ question: asked, answer }, at) => (
            <span key={asked}>
              {at > 0 && '\u00a0· '}
              <PlanText>{asked}</PlanText>{' '}
              <i>{answer === undefined ? t('common:question.toPrepare') : <PlanText>{answer.text}</PlanText>}</i>
            </span>
          ))}
        </RoomRow>
      );
    case 'buffer':
      return null;
    case 'break':
      return <RoomRow time={row} title={t('sheet.break')} />;
    case 'intro':
    case 'wrap_up':
      return (
        <RoomRow time={row} title={t(`sheet.${step.kind}`)}>
          {step.script !== undefined && (
            <PlanText>{step.kind === 'intro' ? openingInBrief(step.script, plan.durationMin) : step.script}</PlanText>
          )}
        </RoomRow>
      );
  }
}

/** Sets the type size at which the sheet fits the paper, measured at print dimensions. */
function fit(sheet: HTMLElement, minutes: number): void {
  const millimetre = sheet.getBoundingClientRect().width / paper.width;
  const set = (size: number): void => {
    sheet.style.fontSize = `${String(size)}pt`;
  };
  set(
    typeSizeFor((size) => {
      set(size);
      return [...sheet.children].map((block) => block.getBoundingClientRect().height / millimetre);
    }, minutes),
  );
}
