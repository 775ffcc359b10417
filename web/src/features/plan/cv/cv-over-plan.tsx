import { Button, Modal } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CvAndCompetencies, type CvSideProps } from './cv-side.tsx';
import styles from './cv-over-plan.module.css';

/**
 * For phones: a button that opens the CV over the plan, which keeps its scroll position. Renders nothing without a CV.
 */
export function CvOverPlan(props: CvSideProps) {
  const { t } = useTranslation(['plan', 'common']);
  const [opened, setOpened] = useState(false);
  if (props.cvId === null) return null;
  return (
    <>
      <Button leftSection={<IconFileText aria-hidden />} onClick={() => setOpened(true)}>
        {t('side.cv')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        fullScreen
        padding={0}
        title={t('side.label')}
        classNames={{ header: styles.head, body: styles.body }}
        closeButtonProps={{ 'aria-label': t('common:action.close') }}
      >
        <CvAndCompetencies {...props} />
      </Modal>
    </>
  );
}
