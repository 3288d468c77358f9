import type { HttpContext } from '@adonisjs/core/http'
import StudentPolicy from '#app/admin/students/student_policy'
import { chosenStudentsValidator } from '#app/admin/students/student_validator'
import { absent } from '#core/absent'
import { ArchiveStudents } from '#domain/people/actions/archive_students'
import { RestoreStudents } from '#domain/people/actions/restore_students'

/** Taking students out of the lists and bringing them back, one or many; each offers to take itself back. */
export default class StudentArchivesController {
  async store(ctx: HttpContext) {
    const { bouncer, request, response } = ctx
    await bouncer.with(StudentPolicy).authorize('delete')
    const { ids } = await request.validateUsing(chosenStudentsValidator)
    const result = await new ArchiveStudents().execute({ ...who(ctx), ids })
    if (!result.ok) throw absent(ctx)
    tell(ctx, 'archived', 'delete', result.value.changed)
    return response.redirect().back()
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, request, response } = ctx
    await bouncer.with(StudentPolicy).authorize('restore')
    const { ids } = await request.validateUsing(chosenStudentsValidator)
    const result = await new RestoreStudents().execute({ ...who(ctx), ids })
    if (!result.ok) throw absent(ctx)
    tell(ctx, 'restored', 'post', result.value.changed)
    return response.redirect().back()
  }
}

const who = ({ tenant, auth, request }: HttpContext) => ({
  tenantId: tenant.id,
  actor: auth.getUserOrFail().actor(request.id() ?? null),
})

function tell(
  { session, i18n, auth }: HttpContext,
  done: 'archived' | 'restored',
  method: 'post' | 'delete',
  ids: string[]
) {
  session.flash('success', i18n.t(`students.flash.${done}`, { count: ids.length }))
  const mayUndo = auth
    .getUserOrFail()
    .may(method === 'post' ? 'admin.students.delete' : 'admin.students.update')
  if (ids.length === 0 || !mayUndo) return
  const label = i18n.t('students.flash.undo')
  session.flash('undo', { label, method, url: '/admin/student-archives', data: { ids } })
}
