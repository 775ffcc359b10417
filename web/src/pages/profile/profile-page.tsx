import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { languages } from '#contracts/languages.ts';
import { pendingVerification } from '#web/features/auth/pending-verification.ts';
import { useFormat } from '#web/shared/format.ts';
import { currentLanguage, isLanguage, setLanguage } from '#web/shared/i18n.ts';
import { paths } from '#web/shared/paths.ts';
import { useUser } from '#web/shared/session.ts';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';
import styles from './profile-page.module.css';

const schemes = ['auto', 'light', 'dark'] as const;

export function Component() {
  const { t } = useTranslation(['profile', 'common']);
  const format = useFormat();
  const user = useUser();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Page title={t('title')} width="reading">
      <PageHeader title={t('title')} />
      <Section title={t('personal')}>
        <dl className={styles.facts}>
          <Fact name={t('fullName')}>{user.fullName}</Fact>
          <Fact name={t('email')}>{user.email}</Fact>
          <Fact name={t('position')}>{user.position}</Fact>
          <Fact name={t('created')}>{format.date(user.createdAt)}</Fact>
          <Fact name={t('verification')}>
            {user.emailVerified ? t('verified') : t('notVerified')}{' '}
            {!user.emailVerified && (
              <Link className="link" to={paths.verifyCode()} onClick={() => pendingVerification.set(user.email)}>
                {t('verifyNow')}
              </Link>
            )}
          </Fact>
        </dl>
      </Section>
      <Section title={t('display')}>
        <Choice
          label={t('common:language.label')}
          value={currentLanguage()}
          data={languages.map((value) => ({ value, label: t(`common:language.${value}`) }))}
          onChange={(value) => {
            if (isLanguage(value)) void setLanguage(value);
          }}
          note={t('languageNote')}
        />
        <Choice
          label={t('common:theme.label')}
          value={colorScheme}
          data={schemes.map((value) => ({ value, label: t(`common:theme.${value}`) }))}
          onChange={(value) => {
            const scheme = schemes.find((each) => each === value);
            if (scheme !== undefined) setColorScheme(scheme);
          }}
        />
      </Section>
      <Section title={t('plan')}>
        <Link className="link" to={paths.subscription()}>
          {t('planLink')}
        </Link>
      </Section>
    </Page>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly data: { value: string; label: string }[];
  readonly onChange: (value: string) => void;
  readonly note?: string;
}

function Choice({ label, value, data, onChange, note }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <span className={styles.choiceLabel}>
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
      <SegmentedControl aria-label={label} value={value} data={data} onChange={onChange} />
    </div>
  );
}
