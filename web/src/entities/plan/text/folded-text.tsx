import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#web/shared/ui/classes.ts';
import { PlanText } from './plan-text.tsx';
import styles from './folded-text.module.css';

interface FoldedTextProps {
  readonly children: string;
  /** what the words are where they stand: a heading, or text */
  readonly as: 'h3' | 'span';
  readonly className?: string | undefined;
}

/** The words of a question in one line until they are opened. Whole on paper and for screen readers. */
export function FoldedText({ children, as: Words, className }: FoldedTextProps) {
  const { t } = useTranslation();
  const id = useId();
  const words = useRef<HTMLHeadingElement & HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const element = words.current;
    if (element === null || isWhole) return undefined;
    const sizes = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [isWhole]);
  const Frame = Words === 'h3' ? 'div' : 'span';
  return (
    <Frame className={classes(styles.folded, className)} data-whole={isWhole}>
      <Words ref={words} id={id} className={styles.words}>
        <PlanText>{children}</PlanText>
      </Words>
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
    </Frame>
  );
}
