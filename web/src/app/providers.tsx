import { MantineProvider, localStorageColorSchemeManager } from '@mantine/core';
import type { PropsWithChildren } from 'react';
import { styleNonce } from './style-nonce.ts';
import { cssVariablesResolver, theme } from './theme.ts';

// same key as in public/boot.js, which sets the colour scheme before the first paint
const colorSchemeManager = localStorageColorSchemeManager({ key: 'colorScheme' });

export function Providers({ children }: PropsWithChildren) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      {children}
    </MantineProvider>
  );
}
