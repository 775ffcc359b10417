import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type CaptchaField, useCaptcha } from '#web/entities/captcha/use-captcha.tsx';
import { queryClient } from '#web/shared/api/query-client.ts';

interface LoginCaptchaProps {
  /** hands over where the tokens come from */
  readonly onReady: (take: CaptchaField['take']) => void;
}

/** The captcha of the sign-in form, which is asked for after some misses: it brings along what the form itself spares. */
export default function LoginCaptcha(props: LoginCaptchaProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Field {...props} />
    </QueryClientProvider>
  );
}

function Field({ onReady }: LoginCaptchaProps) {
  const { field, take } = useCaptcha('login');
  useEffect(() => onReady(take), [onReady, take]);
  return field;
}
