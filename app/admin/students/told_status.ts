import type { HttpContext } from '@adonisjs/core/http'
import { isolated } from '#core/languages/phrases'
import { offerUndo } from '#core/records/offer_undo'
import { namesOf } from '#core/people/names_of'
import type { StudentStatus } from '#domain/people/students/rules/student_status'
import type { StoredNames } from '#domain/shared/text/person_names'

export const toldName = ({ locale }: HttpContext, student: StoredNames) =>
  isolated(namesOf(locale, student))

type Change = { id: string; before: StudentStatus; after: StudentStatus; version: number }

export function tellStatus(ctx: HttpContext, student: StoredNames, change: Change) {
  const { session, i18n } = ctx
  const { id, before, after, version } = change
  const status = i18n.t(`students.status.${after}`)
  const name = toldName(ctx, student)
  session.flash('success', i18n.t('students.flash.status', { name, status }))
  if (before === after) return
  const url = `/admin/students/${id}/status`
  offerUndo(ctx, { method: 'put', url, data: { status: before, version } })
}
