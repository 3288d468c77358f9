import type { ComponentType } from 'react'

export type ActIcon = ComponentType<{ 'size'?: number; 'stroke'?: number; 'aria-hidden'?: boolean }>

/** A page one may go to, or something one may do at once. */
export interface Act {
  id: string
  icon: ActIcon
  /** Keys of the words it is found by, in either language; the first is what it is called. */
  words: readonly string[]
  /** What it is one of, where its name alone says too little. */
  kind?: string
  href?: string
  run?: () => void
}
