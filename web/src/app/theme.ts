import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

// prettier-ignore
const pen: MantineColorsTuple = ['#EDF1FD', '#DAE2FB', '#B9C7F3', '#93A8EB', '#6F8AE4', '#5474E0', '#4163DD', '#2347C5', '#1B389F', '#152B7B'];
// prettier-ignore
const gray: MantineColorsTuple = ['#F6F6F3', '#EFEFEB', '#E4E4DF', '#D3D3CD', '#A7A9B0', '#898B91', '#666973', '#4B4E57', '#2E3036', '#17181C'];
// prettier-ignore
const dark: MantineColorsTuple = ['#EDEDEA', '#B6B8BF', '#91949D', '#73767F', '#2B2D32', '#26282D', '#1F2024', '#17181B', '#0F1012', '#0B0C0D'];

/** Mantine with Askwell's design; what default props cannot express is in theme.css. */
export const theme = createTheme({
  fontFamily: 'var(--aw-font)',
  black: '#17181C',
  primaryColor: 'pen',
  primaryShade: { light: 7, dark: 6 },
  colors: { pen, gray, dark },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  shadows: { xs: 'var(--aw-sh-1)', md: 'var(--aw-sh-2)', xl: 'var(--aw-sh-3)' },
  headings: {
    fontFamily: 'var(--aw-font)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '28px', lineHeight: '34px' },
      h2: { fontSize: '18px', lineHeight: '26px' },
      h3: { fontSize: '15px', lineHeight: '22px' },
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { variant: 'default', size: 'md' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } },
    Input: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { visibilityToggleFocusable: true } },
    InputWrapper: { defaultProps: { size: 'md' } },
    Badge: { defaultProps: { variant: 'light', color: 'gray', radius: 'sm', size: 'lg' } },
    SegmentedControl: { defaultProps: { size: 'sm', withItemsBorders: false } },
    Modal: { defaultProps: { centered: true, radius: 'lg', shadow: 'xl', padding: 'lg' } },
    Drawer: { defaultProps: { shadow: 'xl' } },
    Menu: {
      // the focusable placeholder is not an allowed child of role=menu; the first item gets the focus instead
      defaultProps: {
        withInitialFocusPlaceholder: false,
        shadow: 'xl',
        radius: 'lg',
        position: 'bottom-end',
        openDelay: 100,
        closeDelay: 300,
      },
    },
    Tooltip: { defaultProps: { openDelay: 500, withArrow: false } },
    Skeleton: { defaultProps: { radius: 'xs' } },
    Notification: { defaultProps: { radius: 'md' } },
  },
});

const shared = {
  '--mantine-color-body': 'var(--aw-surface)',
  '--mantine-color-text': 'var(--aw-ink)',
  '--mantine-color-dimmed': 'var(--aw-ink-2)',
  '--mantine-color-error': 'var(--aw-danger)',
  '--mantine-color-placeholder': 'var(--aw-ink-3)',
  '--mantine-color-anchor': 'var(--aw-pen)',
  '--mantine-color-default-border': 'var(--aw-line-2)',
  '--mantine-color-default': 'var(--aw-surface)',
  '--mantine-color-default-hover': 'var(--aw-hover)',
  '--mantine-color-default-color': 'var(--aw-ink)',
  '--mantine-color-disabled': 'var(--aw-fill)',
  '--mantine-color-disabled-color': 'var(--aw-ink-3)',
  '--mantine-color-disabled-border': 'transparent',
};

/** Maps Mantine's own variables to the tokens, so that both colour schemes follow tokens.css. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared });
