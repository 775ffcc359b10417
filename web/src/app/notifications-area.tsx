import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import './notifications-area.css';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { connectNotifications, type Tone } from '#web/shared/notify.ts';

const icons = {
  success: <IconCircleCheck />,
  info: <IconInfoCircle />,
  error: <IconAlertCircle />,
} as const satisfies Record<Tone, unknown>;

export default function NotificationsArea() {
  const { t } = useTranslation();
  useEffect(() => {
    connectNotifications(({ tone, message, detail, link }) => {
      const id = notifications.show({
        ...(detail === undefined && link === undefined
          ? { message }
          : {
              title: message,
              message: (
                <>
                  {detail}{' '}
                  {link !== undefined && (
                    <Link to={link.to} onClick={() => notifications.hide(id)}>
                      {link.label}
                    </Link>
                  )}
                </>
              ),
            }),
        icon: icons[tone],
        role: tone === 'error' ? 'alert' : 'status',
        'data-tone': tone,
        // Told before a dialog opens, it would stay lit above the dimmed page.
        'data-in-dialog': document.querySelector('.mantine-Modal-content') !== null,
        closeButtonProps: { 'aria-label': t('action.close') },
      });
    });
  }, [t]);
  return (
    <Notifications
      position="top-right"
      autoClose={4000}
      pauseResetOnHover="notification"
      containerWidth={380}
      // above dialogs, below open menus
      zIndex={250}
    />
  );
}
