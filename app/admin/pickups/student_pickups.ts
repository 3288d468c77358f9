import type { HttpContext } from '@adonisjs/core/http'
import { type Picker, pickersOfStudent } from '#domain/attendance/pickups/queries/pickers'
import { pickupsOfStudent } from '#domain/attendance/pickups/queries/pickups_of_student'
import { writtenPhone } from '#domain/people/rules/written_phone'
import { readStatements } from '#domain/shared/data/database'

/** Of the tab of guardians: who else may pick the student up, and who did last. */
export async function studentPickups(ctx: HttpContext, student: string, isOpen: boolean) {
  const user = ctx.auth.getUserOrFail()
  if (!isOpen || !user.may('admin.guardians.index')) return null
  const [pickers, last] = await readStatements(ctx.tenant.id, () =>
    Promise.all([
      pickersOfStudent(student),
      user.may('admin.attendance.index') ? pickupsOfStudent(student) : [],
    ])
  )
  const people = pickers.flatMap((one) => (one.kind === 'person' ? [toldPerson(one)] : []))
  return { people, last, may_change: user.may('admin.guardians.update') }
}

const toldPerson = ({ id, name, relation, phone }: Extract<Picker, { kind: 'person' }>) => ({
  ...{ id, name, relation, phone, phone_written: writtenPhone(phone) },
})
