import { v7 as uuid } from 'uuid'
import type { Locale } from '#domain/shared/choices/locales'
import { AppointAdministrator } from '#domain/access/administrators/actions/appoint_administrator'
import { CreateTenant } from '#domain/access/centre/actions/create_tenant'
import { IssueLink } from '#domain/access/links/actions/issue_link'
import { SendLink } from '#domain/access/links/actions/send_link'
import { hashPassword } from '#domain/access/accounts/password_hash'
import { checkPassword } from '#domain/access/accounts/password_strength'
import { personalWords } from '#domain/access/accounts/personal_words'
import { forgetTenants } from '#domain/access/centre/queries/find_tenant'
import { isReservedSlug } from '#domain/access/centre/rules/slug'
import { system } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenantAsOwner } from '#domain/shared/data/database'

type Input = {
  slug: string
  nameEn: string | null
  nameAr: string | null
  country: string
  firstName: string
  lastName: string
  email: string
  password: string
  locale: Locale
  requestId: string | null
}
type Refusal =
  | { type: 'slug_taken' }
  | { type: 'unknown_country' }
  | { type: 'name_missing' }
  | { type: 'too_common' }

class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.type)
  }
}

/**
 * Runs in one transaction. The token lets the first administrator in at the new centre's own host,
 * once and within a minute.
 */
export class OpenCentre {
  async execute(input: Input): Promise<Result<{ id: string; token: string }, Refusal>> {
    if (isReservedSlug(input.slug)) return err({ type: 'slug_taken' })
    const words = personalWords(input, input)
    if (await checkPassword(input.password, words)) return err({ type: 'too_common' })
    const passwordHash = await hashPassword(input.password)
    const id = uuid()
    try {
      const token = await withTenantAsOwner(id, () => this.#open(id, input, passwordHash))
      forgetTenants()
      return ok({ id, token })
    } catch (error) {
      if (error instanceof Refused) return err(error.refusal)
      if (isTaken(error)) return err({ type: 'slug_taken' })
      throw error
    }
  }

  async #open(id: string, input: Input, passwordHash: string) {
    const { slug, country, requestId } = input
    const [nameEn, nameAr] = [input.nameEn ?? undefined, input.nameAr ?? undefined]
    const made = await new CreateTenant().execute({ id, slug, nameEn, nameAr, country })
    if (!made.ok) throw new Refused(made.error)
    const actor = { ...system, requestId }
    const roles = ['SuperAdmin']
    const person = { firstName: input.firstName, lastName: input.lastName, email: input.email }
    const appoint = { tenantId: id, actor, roles, passwordHash, ...person }
    const appointed = await new AppointAdministrator().execute(appoint)
    if (!appointed.ok) throw new Error(appointed.error.type)
    return this.#handOver(id, appointed.value.userId, input)
  }

  async #handOver(tenantId: string, userId: string, { slug, email, locale, requestId }: Input) {
    await db().updateTable('users').set({ locale }).where('id', '=', userId).execute()
    await recordAudit({
      actor: { ...system, requestId },
      action: 'tenants.create',
      subjectType: 'tenant',
      subjectId: tenantId,
      after: { slug },
    })
    await new SendLink().execute({ tenantId, userId, purpose: 'email', email })
    const { token } = await new IssueLink().execute({ tenantId, userId, purpose: 'hand_off' })
    return token
  }
}

const isTaken = (error: unknown) =>
  (error as { constraint?: string }).constraint === 'tenants_slug_key'
