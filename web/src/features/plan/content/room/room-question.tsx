import { IconFlag } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Plan, type Question, topicOf } from '#contracts/interviewing/plan/plan.ts';
import { mayBeShort } from '#contracts/interviewing/plan/may-run-on.ts';
import { questionWithCase } from '#contracts/interviewing/plan/question-with-case.ts';
import { useRunsOnText } from '#web/entities/plan/question/use-runs-on-text.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import type { TalkTime } from '#web/features/plan/content/clock/talk-rows.ts';
import { dotted } from '#web/shared/language/format.ts';
import { withoutStop } from './offer-in-brief.ts';
import { questionInRoom } from './question-in-room.ts';
import { RoomBoxes } from './room-boxes.tsx';
import { RoomTime } from './room-row.tsx';
import styles from './room-sheet.module.css';

interface RoomQuestionProps {
  readonly plan: Plan;
  readonly question: Question;
  readonly time: TalkTime;
  /** which of several interviewers asks it */
  readonly asker: string | undefined;
}

/**
 * On the left what to say and room for notes; on the right what to listen for; beside the question a box for its score.
 */
export function RoomQuestion({ plan, question, time, asker }: RoomQuestionProps) {
  const { t } = useTranslation(['plan', 'common']);
  const runsOn = useRunsOnText(plan, question);
  const other = questionWithCase(plan, question);
  const { order, text, handout, mustAsk } = question;
  const { quotes, leadIn, followUp, probes, listen, adequate, strong, redFlags, notesUnder } = questionInRoom(
    plan,
    question,
  );
  const remarks = [
    ...(handout === undefined ? [] : [t('room.handOver', { number: order })]),
    ...(asker === undefined ? [] : [t('room.asker', { name: asker })]),
    ...(mustAsk ? [] : [t('common:question.optional')]),
    ...(mayBeShort(plan, question) ? [t('sheet.mayBeShort')] : []),
    ...(runsOn === undefined ? [] : [runsOn]),
    ...(other === undefined ? [] : [t('common:question.otherCase', { number: other.order, topic: topicOf(other) })]),
  ];
  const notes = <div className={styles.notes}>{t('room.notes')}</div>;
  return (
    <section className={styles.question}>
      <div className={styles.head}>
        <RoomTime time={time} />
        <div className={styles.ask}>
          {leadIn !== undefined && (
            <p>
              <b>{t('common:question.leadIn')}</b> <PlanText>{leadIn.text}</PlanText> <Quotes of={leadIn.quotes} />
            </p>
          )}
          <h2>
            {order}. <PlanText>{text}</PlanText>
          </h2>
        </div>
        <span className={styles.score}>{t('sheet.score')}</span>
      </div>
      <div className={styles.say}>
        {remarks.length > 0 && <p className={styles.remarks}>{dotted(remarks)}</p>}
        {quotes.length > 0 && (
          <p>
            <Quotes of={quotes} />
          </p>
        )}
        {followUp !== undefined && (
          <p>
            <b>{t('room.person')}</b> <PlanText>{followUp.text}</PlanText> <Quotes of={followUp.quotes} />{' '}
            {followUp.fallsShort !== undefined && <RoomBoxes />}
          </p>
        )}
        {probes.map((probe) => (
          <p key={probe.text}>
            <i>{t(`room.probe.${probe.trigger}`)}</i> <PlanText>{probe.text}</PlanText>
          </p>
        ))}
        {notesUnder === 'said' && notes}
      </div>
      <div className={styles.hear}>
        <dl>
          {listen.map((point) => (
            <Heard key={point} sign="•" lines={[point]} />
          ))}
          <Heard sign="4–6" lines={adequate} />
          <Heard sign="7" lines={strong === undefined ? [] : [strong]} />
          <Heard sign={<IconFlag aria-label={t('question.redFlag')} />} lines={redFlags} />
        </dl>
        {notesUnder === 'heard' && notes}
      </div>
    </section>
  );
}

function Heard({ sign, lines }: { readonly sign: ReactNode; readonly lines: readonly string[] }) {
  return (
    lines.length > 0 && (
      <div>
        <dt>{sign}</dt>
        <dd>
          <PlanText>{dotted(lines.map(withoutStop))}</PlanText>
        </dd>
      </div>
    )
  );
}

function Quotes({ of }: { readonly of: readonly string[] }) {
  const { t } = useTranslation();
  return (
    of.length > 0 && (
      <span className={styles.quotes}>
        {t('question.inCv')}{' '}
        {of.map((quote, at) => (
          <Fragment key={quote}>
            {at > 0 && ', '}
            <q>
              <PlanText>{quote}</PlanText>
            </q>
          </Fragment>
        ))}
      </span>
    )
  );
}
