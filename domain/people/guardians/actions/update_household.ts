import { type HouseholdRefusal, refuseHousehold } from '#domain/people/guardians/check_household'
import { householdRecord } from '#domain/people/guardians/guardian_record'
import {
  householdColumns,
  keepLead,
  type HouseholdFields,
} from '#domain/people/guardians/household'
import { alignPayers, moveStudents } from '#domain/people/guardians/household_members'
import { findHousehold } from '#domain/people/guardians/queries/find_household'
import { type EditRefusal, unlessStale } from '#domain/shared/records/stale_version'
import type { Actor } from '#domain/shared/audit/actor'
import { updateRecord } from '#domain/shared/records/update_record'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  actor: Actor
  id: string
  version: number
  fields: HouseholdFields
  /** Everybody in it from now on; anybody missing leaves it. */
  studentIds: string[]
}
type Refusal = HouseholdRefusal | EditRefusal

export class UpdateHousehold {
  async execute(input: Input): Promise<Result<undefined, Refusal>> {
    const { tenantId, actor, id, version, fields, studentIds } = input
    return withTenant(tenantId, async () => {
      const found = unlessStale(await findHousehold(id), version)
      if (!found.ok) return found
      const household = found.value
      const refusal = await refuseHousehold({ payer: fields.payer, studentIds })
      if (refusal) return err(refusal)

      const columns = keepLead(household, householdColumns(fields))
      const saved = await updateRecord(householdRecord, actor, { id, version, columns })
      if (!saved.ok) return saved
      const members = household.students.map((student) => student.id)
      const left = members.filter((student) => !studentIds.includes(student))
      await moveStudents(left, null, actor)
      await moveStudents(studentIds, id, actor)
      await alignPayers([...left, ...studentIds])
      return ok(undefined)
    })
  }
}
