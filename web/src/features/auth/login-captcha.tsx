import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type CaptchaField, useCaptcha } from '#web/entities/captcha/use-captcha.tsx';
import { queryClient } from '#web/shared/api/query-client.ts';

interface LoginCaptchaProps {
  /** passes on the function that supplies tokens */
  readonly onReady: (take: CaptchaField['take']) => void;
}

/**
 * The captcha of the sign-in form, needed only after several failed attempts: a separate chunk, because it brings
 * libraries that the form does without.
 */
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
