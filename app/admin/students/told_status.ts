import type { HttpContext } from '@adonisjs/core/http'
import { isolated } from '#core/languages/phrases'
import { toldWith } from '#core/people/departure_question'
import { offerUndo } from '#core/records/offer_undo'
import { namesOf } from '#core/people/names_of'
import type { Followed } from '#domain/people/departures'
import type { StudentStatus } from '#domain/people/students/rules/student_status'
import type { StoredNames } from '#domain/shared/text/person_names'

export const toldName = ({ locale }: HttpContext, student: StoredNames) =>
  isolated(namesOf(locale, student))

type Change = {
  id: string
  before: StudentStatus
  after: StudentStatus
  version: number
  followed: Followed
}

export function tellStatus(ctx: HttpContext, student: StoredNames, change: Change) {
  const { session, i18n } = ctx
  const { id, before, after, version, followed } = change
  const status = i18n.t(`students.status.${after}`)
  const name = toldName(ctx, student)
  const said = i18n.t('students.flash.status', { name, status })
  session.flash('success', toldWith(ctx, said, followed))
  const { consequences, actId } = followed
  if (before === after || consequences.offers > 0) return
  const url = `/admin/students/${id}/status`
  const data = { status: before, version, ...(actId && { undone_id: actId }) }
  offerUndo(ctx, { method: 'put', url, data })
}
