import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ConsentChoice, allOff, allOn, storedConsent } from '#web/shared/consent/consent-record.ts';
import styles from './consent.module.css';

interface ConsentProps {
  readonly view: 'banner' | 'choices';
  readonly onView: (view: 'banner' | 'choices') => void;
  readonly onDecided: (choice: ConsentChoice) => void;
  readonly onCancel: () => void;
}

/** Asks for consent to optional cookies. Used by every document, so it does not depend on Mantine. */
export function Consent({ view, onView, onDecided, onCancel }: ConsentProps) {
  return view === 'banner' ? (
    <Banner onView={onView} onDecided={onDecided} />
  ) : (
    <Choices onDecided={onDecided} onCancel={onCancel} />
  );
}

function Banner({ onView, onDecided }: Pick<ConsentProps, 'onView' | 'onDecided'>) {
  const { t } = useTranslation('consent');
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    // The height covered by the banner, as a custom property: lets the page scroll its end, and the focused element,
    // clear of it.
    const measure = (): void => {
      const covered = innerHeight - (banner.current?.getBoundingClientRect().top ?? innerHeight);
      document.documentElement.style.setProperty('--aw-consent', `${covered}px`);
    };
    measure();
    addEventListener('resize', measure);
    return () => {
      removeEventListener('resize', measure);
      document.documentElement.style.removeProperty('--aw-consent');
    };
  }, []);
  return (
    <section ref={banner} className={styles.banner} aria-labelledby="consent-title">
      <h2 id="consent-title">{t('title')}</h2>
      <p>
        {t('text')} <a href="/privacy">{t('privacy')}</a>, <a href="/cookies">{t('cookies')}</a>.
      </p>
      <div className={styles.actions}>
        <button type="button" onClick={() => onDecided(allOn)}>
          {t('acceptAll')}
        </button>
        <button type="button" onClick={() => onDecided(allOff)}>
          {t('rejectOptional')}
        </button>
        <button type="button" className={styles.quiet} onClick={() => onView('choices')}>
          {t('manage')}
        </button>
      </div>
    </section>
  );
}

const optional = ['analytics', 'marketing'] as const;

function Choices({ onDecided, onCancel }: Pick<ConsentProps, 'onDecided' | 'onCancel'>) {
  const { t } = useTranslation('consent');
  const dialog = useRef<HTMLDialogElement>(null);
  const saved = storedConsent() ?? allOff;
  const [choice, setChoice] = useState<ConsentChoice>({ analytics: saved.analytics, marketing: saved.marketing });
  useEffect(() => dialog.current?.showModal(), []);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    onDecided(choice);
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="consent-choices" onClose={onCancel}>
      <form onSubmit={save}>
        <h2 id="consent-choices">{t('choices')}</h2>
        <label className={styles.option}>
          <span>
            {t('necessary.title')}
            <small>{t('necessary.text')}</small>
          </span>
          <input type="checkbox" role="switch" checked disabled />
        </label>
        {optional.map((name) => (
          <label key={name} className={styles.option}>
            <span>
              {t(`${name}.title`)}
              <small>{t(`${name}.text`)}</small>
            </span>
            <input
              type="checkbox"
              role="switch"
              checked={choice[name]}
              onChange={({ currentTarget }) => setChoice({ ...choice, [name]: currentTarget.checked })}
            />
          </label>
        ))}
        <div className={styles.actions}>
          <button type="submit" className={styles.filled}>
            {t('save')}
          </button>
          <button type="button" onClick={onCancel}>
            {t('cancel')}
          </button>
          <button
            type="button"
            className={styles.quiet}
            onClick={() => setChoice({ analytics: saved.analytics, marketing: saved.marketing })}
          >
            {t('reset')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
