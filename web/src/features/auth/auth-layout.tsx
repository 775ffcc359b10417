import type { ReactNode } from 'react';
import { paths } from '#web/shared/paths.ts';
import { Logo } from '#web/shared/ui/mark.tsx';
import { useDocumentTitle } from '#web/shared/ui/page/use-document-title.ts';
import { VisitorFoot } from '#web/shared/ui/page/visitor-foot.tsx';
import styles from './auth-layout.module.css';

interface AuthLayoutProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** a sample of the product, on the right of wide screens; decorative */
  readonly aside: ReactNode;
}

/** Form on the left, product on the right. Links to the other document are full page loads, hence plain anchors. */
export function AuthLayout({ title, lead, children, aside }: AuthLayoutProps) {
  useDocumentTitle(title);
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <header>
          <a href={paths.landing()} className={styles.brand}>
            <Logo />
          </a>
        </header>
        <main className={styles.form}>
          <h1>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {children}
        </main>
        <VisitorFoot />
      </div>
      <aside className={styles.aside} aria-hidden="true">
        {aside}
      </aside>
    </div>
  );
}
