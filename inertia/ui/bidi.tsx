import type { ReactNode } from 'react'

interface BidiProps {
  children: ReactNode
  /** `ltr` for phones, e-mails, codes and ranges; `auto` for names. */
  dir?: 'ltr' | 'auto'
}

export function Bidi({ children, dir = 'ltr' }: BidiProps) {
  return <bdi dir={dir}>{children}</bdi>
}
