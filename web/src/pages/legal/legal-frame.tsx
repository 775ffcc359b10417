import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PublicFooter } from '#web/features/public/public-footer.tsx';
import { PublicHeader } from '#web/features/public/public-header.tsx';
import { usePublicPage } from '#web/features/public/use-public-page.ts';

export interface LegalContentProps {
  readonly path: string;
  /** called with the title of the document once it is known */
  readonly onTitle: (title: string) => void;
}

interface LegalFrameProps {
  readonly content: ComponentType<LegalContentProps>;
  readonly path: string;
}

/** What a legal page shares with the landing page, and its title. */
export function LegalFrame({ content: Content, path }: LegalFrameProps) {
  const { t } = useTranslation('legal');
  const [title, setTitle] = useState<string>();
  usePublicPage(title ?? t('title'));
  return (
    <>
      <PublicHeader />
      <Content path={path} onTitle={setTitle} />
      <PublicFooter />
    </>
  );
}
