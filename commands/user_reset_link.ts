import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { resetLink } from '#app/auth/reset_link'
import { kinds } from '#domain/shared/choices/kinds'
import { findAccountByEmail } from '#domain/access/accounts/queries/find_account_by_email'

export default class UserResetLink extends BaseCommand {
  static override commandName = 'user:reset-link'
  static override description = 'Print a single-use link to choose a password'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: "The centre's short name" })
  declare slug: string

  @args.string({ description: 'Sign-in e-mail' })
  declare email: string

  @flags.string({ description: 'Door: admin (default), instructor or student' })
  declare kind?: string

  override async run() {
    const kind = kinds.find((known) => known === (this.kind ?? 'admin'))
    const account = kind && (await findAccountByEmail(this.slug, kind, this.email))
    if (!account) {
      this.logger.error('There is no such account at this door')
      this.exitCode = 1
      return
    }
    this.logger.info(await resetLink({ ...account, slug: this.slug, kind }))
  }
}
