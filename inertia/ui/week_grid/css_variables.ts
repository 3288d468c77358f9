import type { CSSProperties } from 'react'

/** What the styles place by. */
export const cssVariables = (values: Record<`--${string}`, number>) => values as CSSProperties
