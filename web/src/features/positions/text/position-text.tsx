import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { Position } from '#contracts/hiring/positions.ts';
import { PositionRequirements } from '#web/features/positions/requirements/position-requirements.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import styles from './position-text.module.css';
import { textBlocks } from './text-blocks.ts';

/** The current description and focus areas, which plans of this position are based on. */
export function PositionText({ position, isReadOnly }: { readonly position: Position; readonly isReadOnly: boolean }) {
  const { t } = useTranslation('positions');
  const changes = position.positionVersion - 1;
  return (
    <aside className={styles.text} aria-label={t('text.title')}>
      <section>
        <h2>{t('text.description')}</h2>
        {position.description === '' ? (
          <p className="muted">{t('text.noDescription')}</p>
        ) : (
          <Description key={position.description} text={position.description} />
        )}
      </section>
      <section>
        <h2>{t('text.focusAreas')}</h2>
        {position.focusAreas.length === 0 ? (
          <p className="muted">{t('text.noFocusAreas')}</p>
        ) : (
          <ul className={styles.tags}>
            {position.focusAreas.map((area) => (
              <li key={area}>
                <Tag>{capitalised(area)}</Tag>
              </li>
            ))}
          </ul>
        )}
        {position.url !== null && (
          <p>
            <a className="link" href={position.url} target="_blank" rel="noreferrer nofollow">
              {t('text.posting')}
            </a>
          </p>
        )}
        {changes > 0 && <p className="small muted">{t('text.changed', { count: changes })}</p>}
      </section>
      <section>
        <h2>{t('required.title')}</h2>
        <PositionRequirements position={position} isReadOnly={isReadOnly} />
      </section>
    </aside>
  );
}

/** Less than a line: not worth collapsing. */
const slackPx = 20;

/** Collapsed if it exceeds its space: users who open a position mostly look for candidates. */
function Description({ text }: { readonly text: string }) {
  const { t } = useTranslation('positions');
  const [whole, setWhole] = useState(false);
  const [isLong, setLong] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current === null || whole) return;
    setLong(box.current.scrollHeight > box.current.clientHeight + slackPx);
  }, [whole]);
  return (
    <>
      <div ref={box} className={styles.description} data-folded={isLong && !whole}>
        {/* the order is fixed */}
        {textBlocks(text).map((block, index) =>
          block.kind === 'text' ? (
            <p key={index}>{block.text}</p>
          ) : (
            <ul key={index}>
              {block.items.map((item, place) => (
                <li key={place}>{item}</li>
              ))}
            </ul>
          ),
        )}
      </div>
      {isLong && (
        <Button size="sm" className={styles.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {t(whole ? 'text.fold' : 'text.whole')}
        </Button>
      )}
    </>
  );
}
