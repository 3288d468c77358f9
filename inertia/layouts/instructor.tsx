import type { ReactNode } from 'react'

export default function InstructorLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}
