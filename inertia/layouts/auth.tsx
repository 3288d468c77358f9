import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { LanguageToggle } from '~/components/shell/language_toggle'
import { Pattern } from '~/ui/page/pattern'
import classes from '~/layouts/bare.module.css'

const LOCKED = 'auth/locked'

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.auth}>
      <Pattern />
      <main id="main" className={classes.card}>
        {children}
      </main>
      {usePage().component !== LOCKED && (
        <div className={classes.language}>
          <LanguageToggle />
        </div>
      )}
    </div>
  )
}
