import {
  findLink,
  linkColumns,
  type LinkKey,
  lockChild,
  tellBoth,
} from '#domain/people/guardians/link'
import { joinPayer, leavePayer } from '#domain/people/guardians/paying_household'
import type { Rights } from '#domain/people/guardians/rules/guardian'
import { writeLink } from '#domain/people/guardians/write_link'
import type { Actor } from '#domain/shared/audit/actor'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = LinkKey & {
  tenantId: string
  actor: Actor
  rights: Rights
  version: number
}
type Refusal = { type: 'not_found' } | { type: 'stale_version' }

export class ChangeRights {
  async execute(input: Input): Promise<Result<undefined, Refusal>> {
    return withTenant(input.tenantId, async () => {
      const names = await lockChild(input)
      const link = names && (await findLink(input))
      if (!link) return err({ type: 'not_found' })
      if (link.version !== input.version) return err({ type: 'stale_version' })
      const columns = linkColumns(input.rights)
      const { fields, before, after } = changedFields(link, columns)
      if (fields.length === 0) return ok(undefined)

      await writeLink(input, columns)
      const { studentId, guardianId, actor } = input
      if (columns.is_payer && !link.is_payer) await joinPayer(input, actor)
      if (link.is_payer && !columns.is_payer) await leavePayer(input, actor)
      const told = { studentId, guardianId, actor, names, action: 'guardians.change_rights' }
      await tellBoth({ ...told, before, after })
      return ok(undefined)
    })
  }
}
