import { linkTimes } from '#domain/access/links/rules/link'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { AppointAdministrator } from '#domain/access/administrators/actions/appoint_administrator'
import { CreateTenant } from '#domain/access/centre/actions/create_tenant'
import { system } from '#domain/shared/audit/actor'
import { resetLink } from '#app/auth/reset_link'

export default class TenantCreate extends BaseCommand {
  static override commandName = 'tenant:create'
  static override description = 'Make a centre, and its first administrator when an e-mail is given'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'Short name: the first part of its address' })
  declare slug: string

  @flags.string({ description: 'Name in English' })
  declare nameEn?: string

  @flags.string({ description: 'Name in Arabic' })
  declare nameAr?: string

  @flags.string({ description: 'Country (two letters): presets time zone, week, language, phones' })
  declare country?: string

  @flags.string({ description: 'E-mail of the first administrator, who becomes SuperAdmin' })
  declare email?: string

  @flags.string({ description: "The first administrator's name" })
  declare administrator?: string

  override async run() {
    const { slug, nameEn, nameAr } = this
    if (!this.country) return this.#fail('Say the country, for example --country=SA')
    const made = await new CreateTenant().execute({ slug, nameEn, nameAr, country: this.country })
    if (!made.ok) return this.#fail(made.error.type.replaceAll('_', ' '))
    this.logger.success(`Made the centre ${slug}`)
    if (this.email) await this.#appoint(made.value.id, this.email)
  }

  async #appoint(tenantId: string, email: string) {
    const [firstName = 'Super', ...rest] = (this.administrator ?? 'Super Admin').split(' ')
    const appointed = await new AppointAdministrator().execute({
      tenantId,
      actor: system,
      firstName,
      lastName: rest.join(' ') || firstName,
      email,
      roles: ['SuperAdmin'],
    })
    if (!appointed.ok) return this.#fail(appointed.error.type.replaceAll('_', ' '))
    const link = await resetLink({
      tenantId,
      slug: this.slug,
      kind: 'admin',
      userId: appointed.value.userId,
    })
    this.logger.info(
      `${email} chooses a password here within ${linkTimes.password.minutes} minutes: ${link}`
    )
  }

  #fail(reason: string) {
    this.logger.error(`No centre was made: ${reason}`)
    this.exitCode = 1
  }
}
