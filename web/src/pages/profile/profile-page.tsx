import { useTranslation } from 'react-i18next';
import { EnterCodeLink } from '#web/entities/verification/enter-code-link.tsx';
import { DataExport } from '#web/features/account/data-export.tsx';
import { DeleteAccount } from '#web/features/account/delete-account.tsx';
import { ProfileForm } from '#web/features/account/profile-form.tsx';
import { RetentionSetting } from '#web/features/account/retention-setting.tsx';
import { SessionList } from '#web/features/account/session-list.tsx';
import { SignInWays } from '#web/features/account/sign-in-ways.tsx';
import { SubscriptionFacts } from '#web/features/account/subscription-facts.tsx';
import { useConfig } from '#web/shared/config/api.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { useUser } from '#web/shared/api/session.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import { Part } from '#web/shared/ui/page/part.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';
import { ChangeEmail } from './change-email.tsx';
import { leaveNothingBehind } from './leave-nothing-behind.ts';
import styles from './profile-page.module.css';

export function Component() {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const user = useUser();
  const hasGoogle = useConfig()?.signInMethods.includes('google') === true || user.googleAddresses.length > 0;
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} />
      <ProfileForm
        who={
          <div className={styles.who}>
            <Avatar name={user.fullName} own large />
            <div>
              <span className={styles.email}>{user.email}</span>
              <Tag tone={user.emailVerified ? 'ok' : 'warn'}>{t(user.emailVerified ? 'verified' : 'notVerified')}</Tag>
              {!user.emailVerified && <EnterCodeLink email={user.email}>{t('verifyNow')}</EnterCodeLink>}
              <ChangeEmail />
              <p className="small muted">{t('since', { date: format.date(user.createdAt) })}</p>
            </div>
          </div>
        }
      />
      {hasGoogle && (
        <Part title={t('ways.title')}>
          <SignInWays />
        </Part>
      )}
      <Part title={t('subscription.title')}>
        <SubscriptionFacts />
      </Part>
      <Part title={t('sessions.title')} lead={t('sessions.lead')}>
        <SessionList />
      </Part>
      <Part title={t('retention.title')} lead={t('retention.lead')}>
        <RetentionSetting />
      </Part>
      <Part title={t('export.title')} lead={t('export.lead')}>
        <DataExport />
      </Part>
      <Part title={t('delete.title')} lead={t('delete.lead')}>
        <DeleteAccount onDeleted={() => void leaveNothingBehind(user.id)} />
      </Part>
    </Page>
  );
}
