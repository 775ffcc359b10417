import { IconArrowRight } from '@tabler/icons-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLink } from '#web/shared/forms/is-link.ts';
import { keepDraft, storedDraft } from '#web/features/preview/visitor-draft.ts';
import button from '#web/features/public/link-button.module.css';
import { paths } from '#web/shared/paths.ts';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './hero.module.css';

/**
 * For visitors without an account: the job posting entered here becomes the draft of the preview form, which asks for
 * the rest.
 */
export function TryIt() {
  const { t } = useTranslation('landing');
  const id = useId();
  const [text, setText] = useState('');
  const go = (event: SubmitEvent): void => {
    event.preventDefault();
    const posting = text.trim();
    if (posting !== '') {
      const given = isLink(posting)
        ? ({ source: 'link', url: posting } as const)
        : ({ source: 'text', description: posting } as const);
      keepDraft({ ...storedDraft(), ...given });
    }
    location.assign(paths.newPreview());
  };
  return (
    <form className={styles.sheet} onSubmit={go}>
      <label htmlFor={id}>{t('hero.posting')}</label>
      <textarea
        id={id}
        rows={4}
        placeholder={t('hero.postingHint')}
        aria-describedby={`${id}-free`}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.act}>
        <p id={`${id}-free`} className={styles.free}>
          {t('hero.noAccount')}
        </p>
        <button type="submit" className={classes(button.button, button.filled, button.lg)}>
          {t('hero.try')}
          <IconArrowRight aria-hidden />
        </button>
      </div>
    </form>
  );
}
