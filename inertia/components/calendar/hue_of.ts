import type { CSSProperties } from 'react'

interface Coloured {
  hue: number | null
  /** What the colour stands for where it is a status. */
  tone?: string | null
}

/** As a variable of the styles, which make the tones of both schemes of it. */
export const hueOf = ({ hue, tone }: Coloured) => {
  const name = hue ?? tone ?? 'plain'
  return { '--hue': `var(--cal-${name})` } as CSSProperties
}
