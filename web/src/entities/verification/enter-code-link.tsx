import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/shared/paths.ts';
import { pendingVerification } from './pending-verification.ts';

interface EnterCodeLinkProps {
  /** the e-mail address to verify */
  readonly email: string;
  readonly children: ReactNode;
}

/** Link to the page for entering the e-mailed code or requesting a new one. */
export function EnterCodeLink({ email, children }: EnterCodeLinkProps) {
  return (
    <Link className="link" to={paths.verifyCode()} onClick={() => pendingVerification.set(email)}>
      {children}
    </Link>
  );
}
