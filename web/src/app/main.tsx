import './tokens.css';
import './fonts.css';
import './base.css';
import './mantine-first.css';
import './theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { profile } from '#contracts/auth/auth.ts';
import { call } from '#web/shared/api/api-client.ts';
import { ApiError, SessionEndedError } from '#web/shared/api/api-error.ts';
import { startI18n } from '#web/shared/language/i18n.ts';
import { warnOfMissingPaymentScript } from '#web/shared/payment-script.ts';
import { followOtherTabs, restoreSession } from '#web/shared/api/session.ts';
import { Providers } from './providers.tsx';
import { reloadOnceOnNewVersion } from './reload-on-new-version.ts';
import { router } from './routing/router.tsx';
import { shareStyleNonce } from './style-nonce.ts';
import { allowPlainTextOnly } from './trusted-types.ts';

allowPlainTextOnly();
warnOfMissingPaymentScript();
shareStyleNonce();
reloadOnceOnNewVersion(() => router.state.navigation.location);
followOtherTabs();

const isRefusal = (error: unknown): boolean =>
  error instanceof SessionEndedError || (error instanceof ApiError && error.status < 500 && error.status !== 429);
void restoreSession(() => call(profile), isRefusal);

const root = document.getElementById('root');
if (root === null) throw new Error('app.html has no #root');
await startI18n(['common']);
createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);

// after the first render, which does not depend on it
void import('#web/features/runner/sync/run-device.ts')
  .then(({ discardOldRuns }) => discardOldRuns(Date.now()))
  .catch(() => undefined);

void import('./start-consent.ts').then(({ startConsent }) => startConsent('app')).catch(() => undefined);
