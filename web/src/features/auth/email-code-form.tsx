import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { confirmEmailChange, resendEmailChangeCode } from '#contracts/auth/email.ts';
import { CodeInput } from './code-input.tsx';
import { FormProblem } from './form-problem.tsx';
import { MailTip } from './mail-tip.tsx';
import { useCountdown } from '#web/shared/use-countdown.ts';
import { ApiError, refusalOf } from '#web/shared/api/api-error.ts';
import { clockTime } from '#web/shared/language/format.ts';
import { notify } from '#web/shared/notify.ts';
import { useCancelEmailChange, useConfirmEmailChange, useResendEmailChangeCode } from './email-change-api.ts';
import styles from './email-change.module.css';

/** Seconds; the server e-mails at most one new code a minute. */
const resendAfter = 60;
const codeLength = 6;

interface EmailCodeFormProps {
  /** the new address */
  readonly email: string;
  readonly isJustSent: boolean;
  readonly onAnother: () => void;
  /** the change is no longer pending */
  readonly onLost: (error: Error) => void;
  readonly onClose: () => void;
}

export function EmailCodeForm({ email, isJustSent, onAnother, onLost, onClose }: EmailCodeFormProps) {
  const { t } = useTranslation(['profile', 'auth', 'common']);
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const countdown = useCountdown(isJustSent ? resendAfter : 0);
  const confirm = useConfirmEmailChange(() => {
    onClose();
    notify.success(t('email.done'), t('email.doneDetail'));
  });
  const resend = useResendEmailChangeCode();
  const cancel = useCancelEmailChange(() => {
    onClose();
    notify.success(t('email.cancelled'));
  });
  const submit = (digits: string): void => {
    resend.reset();
    confirm.mutate(digits, {
      onError: (error) => {
        if (refusalOf(confirmEmailChange, error)?.code === 'auth.email_change_gone') onLost(error);
      },
    });
  };
  const sendAgain = (): void => {
    resend.mutate(undefined, {
      onSuccess: () => {
        setCode('');
        confirm.reset();
        countdown.restart(resendAfter);
        // the pressed button is replaced by the countdown
        field.current?.focus();
        notify.success(t('auth:verify.sentAgain'));
      },
      onError: (error) => {
        if (refusalOf(resendEmailChangeCode, error)?.code === 'auth.email_change_gone') onLost(error);
        else if (error instanceof ApiError && error.retryAfterSec !== undefined) countdown.restart(error.retryAfterSec);
      },
    });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Through the portal, React would bubble the event to the page's form that opened this dialog.
        event.stopPropagation();
        if (code.length === codeLength) submit(code);
        else {
          setIsShort(true);
          field.current?.focus();
        }
      }}
    >
      <p className={styles.text}>
        <Trans t={t} i18nKey="email.sent" values={{ email }} components={{ email: <b /> }} />
      </p>
      <div className={styles.field}>
        <CodeInput
          field={field}
          autoFocus
          value={code}
          onChange={(digits) => {
            setCode(digits);
            setIsShort(false);
            if (confirm.isError) confirm.reset();
            if (digits.length === codeLength) submit(digits);
          }}
          busy={confirm.isPending}
          invalid={confirm.isError}
          problem={isShort ? t('auth:verify.codeShort') : undefined}
        />
      </div>
      <div className={styles.problem}>
        <FormProblem error={confirm.error ?? resend.error ?? cancel.error} fallback={t('auth:loginError')} />
      </div>
      <div className={`${styles.ways ?? ''} ${styles.resend ?? ''}`}>
        {countdown.left > 0 ? (
          <span className="num">
            {t('auth:verify.resendIn', { time: clockTime(countdown.left).replace(/^0(?=\d:)/, '') })}
          </span>
        ) : (
          <button type="button" className="link" disabled={resend.isPending} onClick={sendAgain}>
            {t('auth:verify.sendNew')}
          </button>
        )}
        <button type="button" className="link" onClick={onAnother}>
          {t('email.another')}
        </button>
      </div>
      <MailTip what="code" />
      <div className={styles.foot}>
        <Button loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('email.cancel')}
        </Button>
        <Button type="submit" variant="filled" loading={confirm.isPending}>
          {t('email.confirm')}
        </Button>
      </div>
    </form>
  );
}
