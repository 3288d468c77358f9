import type { ReactNode } from 'react'
import { Footer } from '~/components/shell/footer'
import { LanguageToggle } from '~/components/shell/language_toggle'
import { useShared } from '~/hooks/use_shared'
import { Mark } from '~/ui/mark'
import classes from '~/layouts/bare.module.css'

/** What a visitor sees before signing in. */
export default function GuestLayout({ children }: { children: ReactNode }) {
  const { tenant, app } = useShared()
  return (
    <div className={classes.guest}>
      <header className={classes.top}>
        <span className={classes.brand}>
          <Mark size={24} />
          {tenant?.name ?? app.name}
        </span>
        <LanguageToggle />
      </header>
      <main id="main" className={classes.stage}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
