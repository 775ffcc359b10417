import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { metRules, passwordRules } from './password-rules.ts';
import styles from './password-rule-list.module.css';

/** The four password rules, ticked as they are met while typing. */
export function PasswordRuleList({ password, id }: { readonly password: string; readonly id: string }) {
  const { t } = useTranslation('auth');
  const met = metRules(password);
  return (
    <ul className={styles.rules} id={id}>
      {passwordRules.map((rule) => (
        <li key={rule} data-met={met[rule]}>
          {met[rule] ? <IconCircleCheck aria-hidden /> : <IconCircleDashed aria-hidden />}
          {t(`rule.${rule}`)}
          <span className="visually-hidden">{met[rule] ? t('rule.met') : t('rule.open')}</span>
        </li>
      ))}
    </ul>
  );
}
