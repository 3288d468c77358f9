import LinkedPersonTransformer from '#app/admin/guardians/linked_person_transformer'
import HouseholdTransformer from '#app/admin/households/household_transformer'
import { areaAbilities } from '#core/records/area_policy'
import type { Principal } from '#domain/access/sessions/principal'
import { findHouseholdOf } from '#domain/people/guardians/queries/find_household'
import { listGuardiansOf } from '#domain/people/guardians/queries/list_links'
import { listSiblings } from '#domain/people/guardians/queries/list_siblings'

export async function studentFamily(user: Principal, studentId: string) {
  if (!user.may('admin.guardians.index')) return null
  const [guardians, household, siblings] = await Promise.all([
    listGuardiansOf(studentId),
    findHouseholdOf(studentId),
    listSiblings(studentId),
  ])
  return {
    guardians: guardians.map((one) => new LinkedPersonTransformer(one, 'guardian').toObject()),
    household: household ? new HouseholdTransformer(household).toObject() : null,
    siblings,
    can: areaAbilities('guardians', user),
  }
}
