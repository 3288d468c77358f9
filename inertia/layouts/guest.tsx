import type { ReactNode } from 'react'

export default function GuestLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}
