import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#web/shared/ui/classes.ts';
import { PlanText } from './plan-text.tsx';
import styles from './folded-text.module.css';

interface FoldedTextProps {
  readonly children: string;
  readonly className?: string | undefined;
}

/**
 * Truncates the text of a question to one line until it is expanded. Never truncated in print or for screen readers.
 */
export function FoldedText({ children, className }: FoldedTextProps) {
  const { t } = useTranslation();
  const id = useId();
  const words = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const element = words.current;
    if (element === null || isWhole) return undefined;
    const sizes = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [isWhole]);
  return (
    <span className={classes(styles.folded, className)} data-whole={isWhole}>
      <span ref={words} id={id} className={styles.words}>
        <PlanText>{children}</PlanText>
      </span>
      {(isCut || isWhole) && (
        <button
          type="button"
          className={styles.open}
          aria-label={t('question.whole')}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          <IconChevronDown aria-hidden />
        </button>
      )}
    </span>
  );
}
