import type { CSSProperties } from 'react'
import type { Coloured } from '~/components/calendar/shown_session'

/** As a variable of the styles, which make the tones of both schemes of it. */
export function hueOf({ colour, hue, tone }: Coloured) {
  const value = colour ?? `var(--cal-${hue ?? tone ?? 'plain'})`
  return { '--hue': value } as CSSProperties
}
