import type { CSSVariablesResolver } from '@mantine/core'

const scales = ['brand', 'success', 'attention', 'danger', 'info']

/**
 * Colours that keep AA contrast in light and dark. They point at scale steps by `var()`, so that a
 * `theme-{name}` class that swaps the steps of `brand` swaps everything made of them.
 */
export const resolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': 'var(--mz-text)',
    '--mantine-color-body': 'var(--mz-surface)',
    '--mantine-color-dimmed': 'var(--mz-dimmed)',
    '--mantine-color-placeholder': 'var(--mz-dimmed)',
    '--mantine-color-error': 'var(--mz-danger)',
    '--mantine-color-success': 'var(--mz-success)',
    '--mantine-color-anchor': 'var(--mz-accent)',
    '--mantine-color-default': 'var(--mz-surface)',
    '--mantine-color-default-hover': 'var(--mz-hover)',
    '--mantine-color-default-color': 'var(--mz-text)',
    '--mantine-color-default-border': 'var(--mz-border-strong)',
    '--mantine-primary-color-contrast': '#fff',
    ...Object.assign({}, ...scales.map(lightSteps)),
  },
  dark: {
    '--mantine-color-text': 'var(--mz-text)',
    '--mantine-color-body': 'var(--mz-surface)',
    '--mantine-color-dimmed': 'var(--mz-dimmed)',
    '--mantine-color-placeholder': 'var(--mz-dimmed)',
    '--mantine-color-error': 'var(--mz-danger)',
    '--mantine-color-success': 'var(--mz-success)',
    '--mantine-color-anchor': 'var(--mz-accent)',
    '--mantine-color-default': 'var(--mantine-color-dark-6)',
    '--mantine-color-default-hover': 'var(--mz-hover)',
    '--mantine-color-default-color': 'var(--mz-text)',
    '--mantine-color-default-border': 'var(--mz-border-strong)',
    '--mantine-primary-color-contrast': '#fff',
    ...Object.assign({}, ...scales.map(darkSteps)),
  },
})

const step = (scale: string, index: number) => `var(--mantine-color-${scale}-${index})`
const mix = (scale: string, index: number, percent: number) =>
  `color-mix(in srgb, ${step(scale, index)} ${percent}%, transparent)`

function lightSteps(scale: string): Record<string, string> {
  return {
    [`--mantine-color-${scale}-filled`]: step(scale, 7),
    [`--mantine-color-${scale}-filled-hover`]: step(scale, 8),
    [`--mantine-color-${scale}-light`]: step(scale, 0),
    [`--mantine-color-${scale}-light-hover`]: step(scale, 1),
    [`--mantine-color-${scale}-light-color`]: step(scale, 8),
    [`--mantine-color-${scale}-text`]: step(scale, 7),
    [`--mantine-color-${scale}-outline`]: step(scale, 7),
    [`--mantine-color-${scale}-outline-hover`]: step(scale, 0),
    [`--mantine-color-${scale}-contrast`]: '#fff',
  }
}

function darkSteps(scale: string): Record<string, string> {
  return {
    [`--mantine-color-${scale}-filled`]: step(scale, 6),
    [`--mantine-color-${scale}-filled-hover`]: step(scale, 7),
    [`--mantine-color-${scale}-light`]: mix(scale, 5, 16),
    [`--mantine-color-${scale}-light-hover`]: mix(scale, 5, 24),
    [`--mantine-color-${scale}-light-color`]: step(scale, 2),
    [`--mantine-color-${scale}-text`]: step(scale, 3),
    [`--mantine-color-${scale}-outline`]: step(scale, 3),
    [`--mantine-color-${scale}-outline-hover`]: mix(scale, 5, 12),
    [`--mantine-color-${scale}-contrast`]: '#fff',
  }
}
