import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useMediaQuery } from '@mantine/hooks';
import { IconFileTypePdf, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '#web/shared/config/api.ts';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { dropButtonId } from './focus-after-row.ts';
import '@mantine/dropzone/styles.css';
import styles from './cv-drop.module.css';

interface CvDropProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly multiple?: boolean;
  /** as high as a button, for pages that already have content */
  readonly small?: boolean;
  /** the primary action of an empty page */
  readonly first?: boolean;
}

/**
 * Drop zone and file picker for CVs. Its button covers the whole zone, so clicking or pressing a key works anywhere in
 * it.
 */
export function CvDrop({ onFiles, multiple = true, small = false, first = false }: CvDropProps) {
  const { t } = useTranslation('cv');
  const format = useFormat();
  const maxBytes = useConfig()?.maxCvBytes;
  const open = useRef<() => void>(null);
  // Touch screens have no drag and drop, and phone-sized windows are too narrow for it.
  const byTouch = useMediaQuery('(hover: none), (max-width: 600px)', false, { getInitialValueInEffect: false });
  return (
    <Dropzone
      className={classes(styles.drop, small && styles.small, first && styles.first)}
      onDrop={onFiles}
      onReject={(rejections) => onFiles(rejections.map(({ file }) => file))}
      openRef={open}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      // Rejected files are passed on as well: the upload row says what is wrong with them.
      inputProps={{ 'aria-label': t('drop.input'), accept: '.pdf,application/pdf', multiple }}
    >
      <div className={styles.inner}>
        <Dropzone.Accept>
          <IconUpload aria-hidden />
        </Dropzone.Accept>
        <Dropzone.Idle>
          <IconFileTypePdf aria-hidden />
        </Dropzone.Idle>
        <div className={styles.words}>
          {first ? (
            <Button id={dropButtonId} variant="filled" className={styles.button} onClick={() => open.current?.()}>
              {t('drop.add')}
            </Button>
          ) : (
            <button id={dropButtonId} type="button" className={styles.button} onClick={() => open.current?.()}>
              {byTouch ? t(multiple ? 'drop.manyByTouch' : 'drop.oneByTouch') : t(multiple ? 'drop.many' : 'drop.one')}
            </button>
          )}
          <p className="small muted">
            {dotted([
              ...(first && !byTouch ? [t('drop.orHere')] : []),
              maxBytes === undefined
                ? t('drop.pdf')
                : t('drop.pdfUpTo', { size: format.fileSize(Math.floor(maxBytes / 1_048_576) * 1_000_000) }),
            ])}
          </p>
        </div>
      </div>
    </Dropzone>
  );
}
