import { SendLink } from '#domain/access/links/actions/send_link'
import { openInvited } from '#domain/access/accounts/open_invited'
import type { Tenant } from '#domain/access/centre/tenant'
import {
  decideRequest,
  takeWaitingRequest,
  type WaitingRequest,
} from '#domain/access/requests/waiting_request'
import { addJoiningPerson, findJoiningPerson } from '#domain/people/joining_person'
import type { Actor } from '#domain/shared/audit/actor'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = { tenant: Tenant; id: string; actor: Actor }
type Approved = { outcome: 'added' | 'linked' | 'has_account' }

/**
 * Takes the person known by this address, else makes one. Where the address has an account of this
 * kind already, nothing is made.
 */
export class ApproveAccessRequest {
  async execute({ tenant, id, actor }: Input): Promise<Result<Approved, { type: 'decided' }>> {
    return withTenant(tenant.id, async () => {
      const request = await takeWaitingRequest(id)
      if (!request) return err({ type: 'decided' })
      const outcome = await this.#admit(request, tenant, actor)
      await decideRequest(id, { status: 'approved' }, actor)
      return ok({ outcome })
    })
  }

  async #admit(request: WaitingRequest, tenant: Tenant, actor: Actor) {
    if (await hasAccount(request)) return 'has_account'
    const known = await findJoiningPerson(request)
    const personId = known ?? (await addJoiningPerson(request, tenant.timezone, actor))
    await this.#invite(request, personId, tenant.id, actor)
    return known ? 'linked' : 'added'
  }

  async #invite(request: WaitingRequest, personId: string, tenantId: string, actor: Actor) {
    const { kind, email, locale } = request
    const person = { type: kind, id: personId } as const
    const opened = await openInvited({ actor, person, email, locale })
    if (!opened.ok) throw new Error(opened.error.type)
    const { userId } = opened.value
    await new SendLink().execute({ tenantId, userId, purpose: 'invitation' })
  }
}

async function hasAccount({ kind, email }: WaitingRequest) {
  const account = db().selectFrom('users').where('kind', '=', kind).where('email', '=', email)
  return Boolean(await account.select('id').limit(1).executeTakeFirst())
}
