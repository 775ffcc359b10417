import { useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EnterCodeLink } from '#web/entities/verification/enter-code-link.tsx';
import { AiChoice } from '#web/features/account/ai-choice.tsx';
import { ChangePassword } from '#web/features/account/change-password.tsx';
import { Choice } from '#web/features/account/choice.tsx';
import { DataExport } from '#web/features/account/data-export.tsx';
import { DeleteAccount } from '#web/features/account/delete-account.tsx';
import { ProfileForm } from '#web/features/account/profile-form.tsx';
import { Section } from '#web/features/account/section.tsx';
import { SessionList } from '#web/features/account/session-list.tsx';
import { SubscriptionFacts } from '#web/features/account/subscription-facts.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import { useUser } from '#web/shared/api/session.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';
import { leaveNothingBehind } from './leave-nothing-behind.ts';
import twoColumns from '#web/shared/ui/page/two-columns.module.css';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './profile-page.module.css';

const schemes = ['auto', 'light', 'dark'] as const;

export function Component() {
  const { t } = useTranslation(['profile', 'common']);
  const format = useFormat();
  const user = useUser();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} lead={<Avatar name={user.fullName} own large />}>
        <span className={styles.who}>
          <span className={styles.email}>{user.email}</span>
          <Tag tone={user.emailVerified ? 'ok' : 'warn'}>{t(user.emailVerified ? 'verified' : 'notVerified')}</Tag>
          {!user.emailVerified && <EnterCodeLink email={user.email}>{t('verifyNow')}</EnterCodeLink>}
          <span className="small muted">{t('since', { date: format.date(user.createdAt) })}</span>
        </span>
      </PageHeader>
      <div className={classes(twoColumns.columns, styles.columns)}>
        <div>
          <Section title={t('personal')}>
            <ProfileForm />
          </Section>
          <Section title={t('password.title')}>
            <ChangePassword />
          </Section>
          <Section title={t('sessions.title')} lead={t('sessions.lead')}>
            <SessionList />
          </Section>
          <Section title={t('export.title')} lead={t('export.lead')}>
            <DataExport />
          </Section>
        </div>
        <div>
          <Section title={t('subscription.title')}>
            <SubscriptionFacts />
          </Section>
          <Section title={t('display')}>
            <Choice
              label={t('common:theme.label')}
              value={colorScheme}
              data={schemes.map((value) => ({ value, label: t(`common:theme.${value}`) }))}
              onChange={setColorScheme}
            />
          </Section>
          <Section title={t('ai.title')} lead={t('ai.lead')}>
            <AiChoice />
          </Section>
          <Section title={t('delete.title')} lead={t('delete.lead')}>
            <DeleteAccount onDeleted={() => void leaveNothingBehind(user.id)} />
          </Section>
        </div>
      </div>
    </Page>
  );
}
