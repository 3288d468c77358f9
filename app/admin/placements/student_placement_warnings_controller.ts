import type { HttpContext } from '@adonisjs/core/http'
import { changeWarnings } from '#app/admin/placements/change_warnings'
import { foundStudent } from '#app/admin/students/found_student'
import StudentPolicy from '#app/admin/students/student_policy'
import { studentFitValidator } from '#app/admin/students/student_validator'
import { readStatements } from '#domain/shared/data/database'
import { today } from '#domain/shared/time/clock'
import { findStudentChangeWarnings } from '#domain/teaching/enrolments/queries/find_change_warnings'

/** The form of a student asks it while it is filled in: which groups they would no longer fit. */
export default class StudentPlacementWarningsController {
  async store(ctx: HttpContext) {
    const { auth, bouncer, request, tenant } = ctx
    await bouncer.with(StudentPolicy).authorize('update')
    const form = await request.validateUsing(studentFitValidator)
    const seats = await readStatements(tenant.id, async () => {
      const { id } = await foundStudent(ctx)
      const after = { gender: form.gender ?? null, birth_date: form.birth_date ?? null }
      return findStudentChangeWarnings(id, { after }, today(tenant.timezone))
    })
    const isNamed = auth.getUserOrFail().may('admin.enrolments.index')
    return changeWarnings(ctx, seats, ({ code, title_en, title_ar }) => ({
      names: null,
      group: isNamed ? { code, title_en, title_ar } : null,
    }))
  }
}
