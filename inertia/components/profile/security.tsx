import { EmailForm } from '~/components/profile/email_form'
import { PasswordForm } from '~/components/profile/password_form'
import type { OwnAccount } from '~/components/profile/types'
import classes from '~/components/profile/profile.module.css'

/** How one signs in, and where one is signed in. */
export function Security({ account }: { account: OwnAccount }) {
  return (
    <div className={classes.stack}>
      <EmailForm key={account.pending_email ?? account.email} account={account} />
      <PasswordForm account={account} />
    </div>
  )
}
