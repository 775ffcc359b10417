import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/shared/paths.ts';
import { pendingVerification } from './pending-verification.ts';

interface EnterCodeLinkProps {
  /** the address to prove */
  readonly email: string;
  readonly children: ReactNode;
}

/** To the page where the mailed code is entered or asked for again. */
export function EnterCodeLink({ email, children }: EnterCodeLinkProps) {
  return (
    <Link className="link" to={paths.verifyCode()} onClick={() => pendingVerification.set(email)}>
      {children}
    </Link>
  );
}
