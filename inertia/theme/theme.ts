import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { greys, meaningScales, slates, themeScales } from '~/theme/colours'
import { SteadyButton } from '~/theme/steady_button'

/** The steps of the brand colour come from the `theme-{name}` class (theme/themes.css). */
const brand = themeScales.markaz.map(
  (_, index) => `var(--mz-brand-${index})`
) as unknown as MantineColorsTuple

/** A dialog's header is no banner: the page has one already. */
const withoutBanner = { header: { role: 'presentation' } }

/** The scroll lock writes a style of its own, which the security policy refuses. */
const overThePage = { attributes: withoutBanner, lockScroll: false }

/** Popups open within the main landmark, so that people who navigate by landmarks find them. */
const withinMain = { portalProps: { target: '#main' } }

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 6 },
  colors: {
    brand,
    ...meaningScales,
    red: meaningScales.danger,
    green: meaningScales.success,
    gray: greys,
    dark: slates,
  },
  black: '#171d25',
  fontFamily: 'var(--mz-font)',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: {
    xs: 'var(--mz-leading)',
    sm: 'var(--mz-leading)',
    md: 'var(--mz-leading)',
    lg: 'var(--mz-leading)',
    xl: 'var(--mz-leading)',
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'sm',
  headings: {
    fontFamily: 'var(--mz-font)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '24px', lineHeight: '1.3' },
      h2: { fontSize: '16px', lineHeight: '1.5' },
      h3: { fontSize: '14px', lineHeight: '1.5' },
    },
  },
  shadows: {
    xs: 'none',
    sm: 'none',
    md: 'var(--mz-shadow)',
    lg: 'var(--mz-shadow)',
    xl: 'var(--mz-shadow)',
  },
  components: {
    Button: { defaultProps: { component: SteadyButton } },
    Drawer: { defaultProps: overThePage },
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Modal: { defaultProps: overThePage },
    ModalRoot: { defaultProps: { lockScroll: false } },
    Popover: { defaultProps: withinMain },
    Table: { defaultProps: { borderColor: 'var(--mz-border)' } },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
})
