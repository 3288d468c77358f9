import type { HttpContext } from '@adonisjs/core/http'
import GuardianPolicy from '#app/admin/guardians/guardian_policy'
import { notFound } from '#core/errors/not_found'
import { findGuardian } from '#domain/people/guardians/queries/find_guardian'
import {
  findHousehold,
  type Household,
  type Named,
} from '#domain/people/guardians/queries/find_household'
import { listChildrenOf, listGuardiansOf } from '#domain/people/guardians/queries/list_links'
import type { Relation } from '#domain/people/guardians/rules/guardian'
import { writtenPhone } from '#domain/people/rules/written_phone'
import { readStatements } from '#domain/shared/data/database'
import { storedNameIn } from '#domain/shared/text/person_names'

type KnownFamily = {
  household: Pick<Household, 'id' | 'number' | 'name' | 'name_other'> | null
  guardian: (Named & { phone_written: string | null }) | null
  relation: Relation | ''
  is_payer: boolean
  children: Named[]
}

export async function knownFamily(ctx: HttpContext) {
  const { bouncer, request, tenant } = ctx
  const { household: householdId, guardian: guardianId } = request.qs()
  if (householdId === undefined && guardianId === undefined) return null
  await bouncer.with(GuardianPolicy).authorize('show')
  await bouncer.with(GuardianPolicy).authorize('update')
  return readStatements(tenant.id, () =>
    householdId === undefined ? ofGuardian(ctx, guardianId) : ofHousehold(ctx, householdId)
  )
}

async function ofHousehold(ctx: HttpContext, id: unknown): Promise<KnownFamily> {
  const household = typeof id === 'string' ? await findHousehold(id) : undefined
  if (!household) throw notFound(ctx)
  const { number, name, name_other, payer_guardian_id: payerId, students } = household
  const [first] = students
  const [called] = first ? await listGuardiansOf(first.id) : []
  const guardianId = payerId ?? (called?.archived_at === null ? called.id : null)
  const family = guardianId ? await ofGuardian(ctx, guardianId) : nobody
  return {
    ...family,
    household: { id: household.id, number, name, name_other },
    children: shownChildren(ctx, students),
    is_payer: payerId !== null,
  }
}

const nobody = { guardian: null, relation: '' as const }

async function ofGuardian(ctx: HttpContext, id: unknown): Promise<KnownFamily> {
  const guardian = typeof id === 'string' ? await findGuardian(id) : null
  if (!guardian || guardian.archived_at) throw notFound(ctx)
  const links = (await listChildrenOf(guardian.id)).filter((child) => child.archived_at === null)
  const last = links.at(-1)
  return {
    household: null,
    guardian: { ...named(guardian), phone_written: writtenPhone(guardian.phone) },
    relation: last?.relation ?? '',
    is_payer: last?.is_payer ?? true,
    children: shownChildren(ctx, links),
  }
}

const shownChildren = ({ auth }: HttpContext, children: Named[]) =>
  auth.getUserOrFail().may('admin.students.index') ? children.map(named) : []

const named = (person: Named): Named => ({
  id: person.id,
  number: person.number,
  ...storedNameIn(person),
})
