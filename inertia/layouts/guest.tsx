import type { ReactNode } from 'react'
import { Footer } from '~/components/shell/footer'
import { LanguageToggle } from '~/components/shell/language_toggle'
import { Pattern } from '~/ui/page/pattern'
import classes from '~/layouts/bare.module.css'

export default function GuestLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.guest}>
      <Pattern />
      <header className={classes.top}>
        <LanguageToggle />
      </header>
      <main id="main" className={classes.stage}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
