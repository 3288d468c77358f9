import {
  findLink,
  linkColumns,
  type LinkKey,
  lockChild,
  tellBoth,
} from '#domain/people/guardians/link'
import { joinPayer } from '#domain/people/guardians/paying_household'
import type { Rights } from '#domain/people/guardians/rules/guardian'
import { writeLink } from '#domain/people/guardians/write_link'
import type { Actor } from '#domain/shared/audit/actor'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = LinkKey & { tenantId: string; actor: Actor; rights: Rights }
type Refusal = { type: 'not_found' } | { type: 'already_linked' } | { type: 'archived' }

export class LinkGuardian {
  async execute(input: Input): Promise<Result<undefined, Refusal>> {
    return withTenant(input.tenantId, async () => {
      const names = await lockChild(input)
      if (!names) return err({ type: 'not_found' })
      if (names.guardian_archived || names.student_archived) return err({ type: 'archived' })
      if (await findLink(input)) return err({ type: 'already_linked' })

      const columns = linkColumns(input.rights)
      await writeLink(input, columns)
      if (columns.is_payer) await joinPayer(input, input.actor)
      const { studentId, guardianId, actor } = input
      const told = { studentId, guardianId, actor, names, action: 'guardians.link' }
      await tellBoth({ ...told, after: columns })
      return ok(undefined)
    })
  }
}
