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
import { type EditRefusal, unlessStale } from '#domain/shared/records/stale_version'
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

export class ChangeRights {
  async execute(input: Input): Promise<Result<undefined, EditRefusal>> {
    return withTenant(input.tenantId, async () => {
      const names = await lockChild(input)
      if (!names) return err({ type: 'not_found' })
      const found = unlessStale(await findLink(input), input.version)
      if (!found.ok) return found
      const link = found.value
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
