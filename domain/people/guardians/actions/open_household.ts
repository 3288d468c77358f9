import { type HouseholdRefusal, refuseHousehold } from '#domain/people/guardians/check_household'
import { householdColumns, type HouseholdFields } from '#domain/people/guardians/household'
import { alignPayers, moveStudents } from '#domain/people/guardians/household_members'
import { households } from '#domain/people/guardians/household_record'
import type { Actor } from '#domain/shared/audit/actor'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  actor: Actor
  fields: HouseholdFields
  /** They leave the household they are in. */
  studentIds: string[]
}

/** With the centre's next household number (domain §1.7). */
export class OpenHousehold {
  async execute(input: Input): Promise<Result<{ id: string; number: string }, HouseholdRefusal>> {
    const { tenantId, actor, fields, studentIds } = input
    return withTenant(tenantId, async () => {
      const refusal = await refuseHousehold({ payer: fields.payer, studentIds })
      if (refusal) return err(refusal)
      const columns = householdColumns(fields)
      const made = await households.add({ tenantId, actor, columns })
      await moveStudents(studentIds, made.id, actor)
      await alignPayers(studentIds)
      return ok(made)
    })
  }
}
