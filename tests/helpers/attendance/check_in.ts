import type { ApiClient } from '@japa/api-client'
import { OpenPoint } from '#domain/attendance/check_in/actions/open_point'
import { SetPin } from '#domain/attendance/check_in/actions/set_pin'
import { system } from '#domain/shared/audit/actor'
import {
  type Account,
  type Centre,
  createAdministrator,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

/** A device at the door, opened as staff open one: by a sign-in that ends with it. */
export async function openedDevice(
  client: ApiClient,
  centre: Centre,
  options: { branch?: string; by?: Account; name?: string } = {}
) {
  const device = await signedIn(client, options.by ?? (await createAdministrator(centre)))
  const form = { name: options.name ?? 'Main entrance', branch_id: options.branch ?? null }
  const answer = await device.post('/admin/check-in-points', form)
  if (answer.status() !== 409) throw new Error(`The point was not opened: ${answer.status()}`)
  await device.visit('/check-in')
  return device
}

/** Straight into the domain, for those to whom it does not matter how it is opened. */
export async function openPoint(centre: Centre, name = 'Main entrance') {
  const actor = { ...system, userId: (await createAdministrator(centre)).userId }
  const made = await new OpenPoint().execute({ tenantId: centre.id, actor, name, branchId: null })
  if (!made.ok) throw new Error(made.error.type)
  return made.value
}

export async function pinOf(centre: Centre, studentId: string) {
  const actor = { ...system, userId: (await createAdministrator(centre)).userId }
  const made = await new SetPin().execute({ tenantId: centre.id, actor, studentId })
  if (!made.ok) throw new Error('There is no such student')
  return made.value
}

export const checkIn = (device: Visitor, typed: { number: string; pin: string }) =>
  device.post('/check-in', typed)

export const pointOf = async (centre: Centre) => (await rowsOf(centre, 'check_in_points'))[0]
