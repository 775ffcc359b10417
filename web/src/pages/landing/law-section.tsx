import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import shared from './landing.module.css';
import styles from './law-section.module.css';

/** For each: a forbidden question, the legal ground, and a lawful wording. */
const examples = ['children', 'origin', 'age'] as const;

export function LawSection() {
  const { t } = useTranslation('landing');
  return (
    <section id="law" className={shared.section}>
      <div className={shared.width}>
        <h2>{t('law.title')}</h2>
        <p className={shared.sub}>{t('law.text')}</p>
        <ul className={styles.list}>
          {examples.map((example) => (
            <li key={example}>
              <div>
                <s>{t(`law.${example}.not`)}</s>
                <small>{t(`law.${example}.ground`)}</small>
              </div>
              <IconArrowRight aria-label={t('law.instead')} role="img" />
              <b>{t(`law.${example}.instead`)}</b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
