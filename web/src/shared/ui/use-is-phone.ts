import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is narrow; always false in print, where the width of the paper says nothing about the screen. */
export function useIsPhone(): boolean {
  return useMediaQuery('screen and (max-width: 900px)', false, { getInitialValueInEffect: false });
}
