import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './suggested-areas.module.css';

interface SuggestedAreasProps {
  readonly areas: readonly string[];
  readonly onAdd: (area: string) => void;
}

/** Focus areas found in the text; a click adds one. */
export function SuggestedAreas({ areas, onAdd }: SuggestedAreasProps) {
  const { t } = useTranslation('positions');
  const list = useRef<HTMLUListElement>(null);
  const add = (area: string, index: number): void => {
    // The chip disappears, so the focus moves to its neighbour.
    const chips = list.current?.querySelectorAll('button');
    (chips?.[index + 1] ?? chips?.[index - 1])?.focus();
    onAdd(area);
  };
  if (areas.length === 0) return null;
  return (
    <div className={styles.suggested}>
      <p id="suggested-areas">{t('suggested.title')}</p>
      <ul ref={list} className={styles.chips} aria-labelledby="suggested-areas">
        {areas.map((area, index) => (
          <li key={area}>
            <Button
              size="sm"
              leftSection={<IconPlus aria-hidden />}
              aria-label={t('suggested.add', { area })}
              onClick={() => add(area, index)}
            >
              {area}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
