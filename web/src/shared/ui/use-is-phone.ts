import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is narrow; false on paper, whose width says nothing about the screen it is printed from. */
export function useIsPhone(): boolean {
  return useMediaQuery('screen and (max-width: 900px)', false, { getInitialValueInEffect: false });
}
