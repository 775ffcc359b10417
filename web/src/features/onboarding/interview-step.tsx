import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Email } from '#contracts/auth/auth.ts';
import { limits } from '#contracts/limits.ts';
import { CvDrop } from '#web/entities/cv/upload/cv-drop.tsx';
import { UploadRows } from '#web/entities/cv/upload/upload-rows.tsx';
import { useCvUploads } from '#web/entities/cv/upload/use-cv-uploads.ts';
import {
  FeedbackField,
  type InterviewFieldValues,
  LanguageField,
  LengthField,
  RoleField,
  TypeField,
} from '#web/entities/interview/fields/interview-fields.tsx';
import { OpenLines } from '#web/entities/interview/fields/open-lines.tsx';
import { keptLines } from '#web/entities/interview/fields/picked-lines.ts';
import { defaultMinutes, isLength } from '#web/entities/interview/fields/interview-lengths.ts';
import { useLimit } from '#web/entities/quota/api.ts';
import { useUser } from '#web/shared/api/session.ts';
import { focusFirstError } from '#web/shared/forms/focus-first-error.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import formStyles from '#web/shared/forms/form.module.css';
import { keepFocus } from '#web/shared/forms/keep-focus.ts';
import { useFormDraft } from '#web/shared/forms/use-form-draft.ts';
import { useTooLong } from '#web/shared/forms/use-too-long.ts';
import { currentLanguage } from '#web/shared/language/i18n.ts';
import { useMakeInterview, useRemoveCv } from './api.ts';
import { ChosenCv } from './chosen-cv.tsx';
import { type AskedInterview, PositionRefused } from './make-interview.ts';
import type { Setup } from './setup.ts';
import type { SetupMemory } from './setup-memory.ts';
import { useReadCandidate } from './use-read-candidate.ts';
import styles from './interview-step.module.css';

interface InterviewStepValues extends InterviewFieldValues {
  candidateName: string;
  candidateEmail: string;
}

interface InterviewStepProps {
  readonly memory: SetupMemory;
  readonly setup: Setup;
  readonly others: ReactNode;
  /** called if the server refused the position's text from the previous step */
  readonly onPositionRefused: (error: unknown) => void;
}

/** Candidate and type of interview. Submitting creates position, candidate and interview and requests the plan. */
export function InterviewStep({ memory, setup, others, onPositionRefused }: InterviewStepProps) {
  const { t } = useTranslation(['onboarding', 'interviews']);
  const user = useUser();
  const draft = useFormDraft<InterviewStepValues>('setup-interview');
  const tooLong = useTooLong();
  const make = useMakeInterview(memory);
  const removing = useRemoveCv(memory);
  const [isFromCv, setFromCv] = useState(false);
  const [cvProblem, setCvProblem] = useState<string>();
  const form = useForm<InterviewStepValues>({
    initialValues: {
      candidateName: '',
      candidateEmail: '',
      type: 'technical',
      durationMinutes: defaultMinutes.technical,
      language: currentLanguage(),
      userRole: user.position,
      previousFeedback: '',
      openPoints: null,
      ...draft.stored,
    },
    onValuesChange: draft.keep,
    validate: {
      candidateName: (value) =>
        value.trim() === '' && setup.cv === undefined
          ? t('interview.candidateRequired')
          : tooLong(value, limits.person.name),
      candidateEmail: (value) =>
        value.trim() === '' || Email.safeParse(value).success ? null : t('interview.emailInvalid'),
      durationMinutes: (value) => (isLength(value) ? null : t('interviews:form.durationRange')),
    },
  });
  const { values, setFieldValue } = form;
  const { view, candidate } = useReadCandidate(setup.cv, {
    onRead: ({ name, email }) => {
      const before = form.getValues();
      const fills = {
        ...(name !== null && before.candidateName.trim() === '' && { candidateName: name }),
        ...(email !== null && before.candidateEmail.trim() === '' && { candidateEmail: email }),
      };
      form.setValues(fills);
      if (Object.keys(fills).length > 0) setFromCv(true);
    },
    onGone: memory.forgetCandidate,
  });
  const known = setup.sent.candidate?.id;
  const uploads = useCvUploads({
    maxFiles: 1,
    ...(typeof known === 'string' && { candidateId: known }),
    onSent: ({ id, candidateId, fileName }) => memory.change({ cv: { id, candidateId, fileName } }),
  });
  const isUnread = view?.state === 'failed' || view?.state === 'no_text';
  const removeCv = (candidateId: string): void =>
    removing.mutate(candidateId, {
      onSuccess: () => {
        // Values taken from the CV are removed with it; typed ones stay.
        if (values.candidateName === candidate?.name) setFieldValue('candidateName', '');
        if (values.candidateEmail === candidate?.email) setFieldValue('candidateEmail', '');
        setFromCv(false);
        setCvProblem(undefined);
      },
    });
  const submit = (given: InterviewStepValues): void => {
    const isOnItsWay = uploads.uploads.some(({ state }) => state === 'waiting' || state === 'sending');
    const problem = isOnItsWay ? t('interview.cvOnItsWay') : isUnread ? t('interview.cvUnread') : undefined;
    setCvProblem(problem);
    if (problem !== undefined) return;
    make.mutate(askedOf(given), {
      onError: (error) => {
        if (error instanceof PositionRefused) onPositionRefused(error.cause);
      },
    });
  };
  const sent = uploads.uploads.filter(({ cv }) => cv === undefined);
  return (
    <form
      noValidate
      className={formStyles.form}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
    >
      <section className={styles.cv} aria-labelledby="setup-cv">
        <h2 id="setup-cv">{t('interview.cv')}</h2>
        {setup.cv === undefined ? (
          <>
            <CvDrop onFiles={uploads.add} multiple={false} />
            <UploadRows {...uploads} uploads={sent} />
          </>
        ) : (
          <ChosenCv
            fileName={setup.cv.fileName}
            cv={view}
            removing={removing}
            onRemove={() => setup.cv !== undefined && removeCv(setup.cv.candidateId)}
          />
        )}
        {cvProblem !== undefined && (
          <p role="alert" className={styles.problem}>
            {cvProblem}
          </p>
        )}
      </section>
      <div className={styles.who}>
        <div className={formStyles.pair}>
          <TextInput label={t('interview.name')} autoComplete="off" {...form.getInputProps('candidateName')} />
          <TextInput
            label={t('interview.email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            {...form.getInputProps('candidateEmail')}
          />
        </div>
        <p role="status" className="small muted">
          {t(isFromCv ? 'interview.fromCv' : 'interview.nameHint')}
        </p>
      </div>
      <TypeField values={values} input={form.getInputProps('type')} onChange={form.setValues} />
      <LengthField
        minutes={values.durationMinutes}
        input={form.getInputProps('durationMinutes')}
        onChange={(minutes) => setFieldValue('durationMinutes', minutes)}
      />
      <LanguageField input={form.getInputProps('language')} />
      <RoleField input={form.getInputProps('userRole')} />
      <FeedbackField input={form.getInputProps('previousFeedback')} />
      <OpenLines
        note={values.previousFeedback}
        language={values.language}
        picked={values.openPoints}
        onChange={(picked) => setFieldValue('openPoints', picked)}
      />
      {make.isError && !(make.error instanceof PositionRefused) && (
        <div className={styles.failure}>
          <FormFailure error={make.error} />
          <p className="small muted">{t('interview.kept')}</p>
        </div>
      )}
      <Quota />
      <div className={formStyles.foot}>
        <Button type="submit" variant="filled" loading={make.isPending} onMouseDown={keepFocus}>
          {t('interview.make')}
        </Button>
        {others}
      </div>
    </form>
  );
}

/** Shown before the interview uses up quota. */
function Quota() {
  const { t } = useTranslation('onboarding');
  const limit = useLimit('interviews');
  if (limit?.canCreate !== true || limit.limit === null) return null;
  return (
    <p className="small muted num">{t('interview.takes', { left: limit.limit - limit.used, limit: limit.limit })}</p>
  );
}

function askedOf(values: InterviewStepValues): AskedInterview {
  const orNull = (value: string) => (value.trim() === '' ? null : value.trim());
  const { type, durationMinutes, language, candidateName, candidateEmail, userRole, previousFeedback, openPoints } =
    values;
  return {
    candidate: { name: orNull(candidateName), email: orNull(candidateEmail) },
    interview: {
      type,
      durationMinutes,
      language,
      scheduledAt: null,
      userRole: orNull(userRole),
      previousFeedback: orNull(previousFeedback),
      openPoints: keptLines(openPoints, previousFeedback),
    },
  };
}
