import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dropButtonId } from './focus-after-row.ts';
import '@mantine/dropzone/styles.css';
import styles from './cv-add.module.css';

/** A button that adds CVs, placed among others; files can also be dropped anywhere on the page. */
export function CvAdd({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('cv');
  const open = useRef<() => void>(null);
  const takes = {
    onDrop: onFiles,
    // Rejected files are passed on as well: the upload row says what is wrong with them.
    onReject: (rejections: readonly { readonly file: File }[]) => onFiles(rejections.map(({ file }) => file)),
    activateOnClick: false,
    activateOnKeyboard: false,
    inputProps: { 'aria-label': t('drop.input'), accept: '.pdf,application/pdf', multiple: true },
  };
  return (
    <>
      <Dropzone {...takes} className={styles.button} openRef={open} enablePointerEvents>
        <Button id={dropButtonId} variant="filled" leftSection={<IconUpload />} onClick={() => open.current?.()}>
          {t('drop.add')}
        </Button>
      </Dropzone>
      <Dropzone.FullScreen {...takes} withinPortal={false} classNames={{ fullScreen: styles.over, root: styles.place }}>
        <p aria-hidden>{t('drop.here')}</p>
      </Dropzone.FullScreen>
    </>
  );
}
