import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Strip, StripLine } from '#web/shared/ui/strip.tsx';
import { dropWayBack } from '#web/shared/way-back.ts';

/** Links to the page that was open before signing in, until the user leaves the dashboard. */
export function WayBackLine({ to }: { readonly to: string }) {
  const { t } = useTranslation('dashboard');
  useEffect(dropWayBack, []);
  return (
    <Strip>
      <StripLine
        icon={<IconArrowBackUp aria-hidden />}
        acts={
          <Button component={Link} to={to} size="sm">
            {t('wayBack.act')}
          </Button>
        }
      >
        {t('wayBack.text')}
      </StripLine>
    </Strip>
  );
}
