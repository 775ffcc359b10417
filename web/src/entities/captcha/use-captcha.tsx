import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { CaptchaAction } from '#contracts/auth/captcha.ts';
import { useConfig } from '#web/shared/config/api.ts';
import { currentLanguage } from '#web/shared/language/i18n.ts';
import { createTokenSource } from './token-source.ts';
import styles from './use-captcha.module.css';
import { turnstileLoaded } from './turnstile.ts';

export interface CaptchaField {
  /** goes above the form's submit button; renders nothing if this installation has no captcha */
  readonly field: ReactNode;
  /**
   * A token for the request body. Each works only once, so taking one requests the next. Resolves to undefined without
   * a captcha or a token: the form is submitted anyway, and the server decides.
   */
  take(): Promise<string | undefined>;
}

/** The captcha of a form, for one action. */
export function useCaptcha(action: CaptchaAction): CaptchaField {
  const siteKey = useConfig()?.captcha?.siteKey;
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const [tokens] = useState(createTokenSource);
  const renew = useRef<() => void>(undefined);

  useEffect(() => {
    if (container === null || siteKey === undefined) return undefined;
    let left = false;
    let remove: (() => void) | undefined;
    void turnstileLoaded().then((turnstile) => {
      if (left || turnstile === undefined) return;
      tokens.expect();
      const id = turnstile.render(container, {
        sitekey: siteKey,
        action,
        theme: document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark' ? 'dark' : 'light',
        language: currentLanguage(),
        size: 'flexible',
        callback: tokens.give,
        'expired-callback': tokens.expect,
        'error-callback': tokens.giveUp,
      });
      renew.current = () => turnstile.reset(id);
      remove = () => turnstile.remove(id);
    });
    return () => {
      left = true;
      tokens.giveUp();
      renew.current = undefined;
      remove?.();
    };
  }, [container, siteKey, action, tokens]);

  const take = useCallback(async () => {
    const token = await tokens.take();
    if (token === undefined) return undefined;
    tokens.expect();
    renew.current?.();
    return token;
  }, [tokens]);

  return { field: siteKey === undefined ? null : <div ref={setContainer} className={styles.field} />, take };
}
