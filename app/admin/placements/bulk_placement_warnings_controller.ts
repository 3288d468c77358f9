import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import EnrolmentPolicy from '#app/admin/enrolments/enrolment_policy'
import { bulkPlacementValidator } from '#app/admin/placements/placement_validator'
import PlacementWarningsTransformer from '#app/admin/placements/placement_warnings_transformer'
import { allAskedStudents } from '#app/admin/students/asked_students'
import StudentPolicy from '#app/admin/students/student_policy'
import { notFound } from '#core/errors/not_found'
import { chosenIds } from '#core/records/chosen_ids'
import { mostAtOnce } from '#domain/shared/limits/counts'
import { readStatements } from '#domain/shared/data/database'
import {
  findEnrolledToPlace,
  findStudentsToPlace,
} from '#domain/teaching/enrolments/queries/find_placed_people'
import { findPlacementWarnings } from '#domain/teaching/enrolments/queries/find_placement_warnings'
import { FindGroup } from '#domain/teaching/groups/queries/find_group'

/** The answer leaves out those whom the group suits. */
export default class BulkPlacementWarningsController {
  async store(ctx: HttpContext) {
    const { auth, bouncer, request, response, tenant } = ctx
    await bouncer.with(EnrolmentPolicy).authorize('place')
    const form = await request.validateUsing(bulkPlacementValidator)
    if (!form.from_group_id) await bouncer.with(StudentPolicy).authorize('index')
    const ids = form.from_group_id ? [] : await chosenIds(ctx, allAskedStudents(ctx))
    // The act itself refuses so many, and says why
    if (ids.length > mostAtOnce.enrolled) return { people: [], clash: null }
    const people = await readStatements(tenant.id, () => warnedPeople(form, ids))
    if (!people) throw notFound(ctx)
    const isNamed = !form.from_group_id || auth.getUserOrFail().may('admin.enrolments.index')
    response.header('Cache-Control', 'no-store')
    return {
      people: people.map(({ key, names, warnings }) =>
        new PlacementWarningsTransformer({
          key,
          names: isNamed ? names : null,
          warnings,
        }).toObject()
      ),
      clash: null,
    }
  }
}

type Form = Infer<typeof bulkPlacementValidator>

async function warnedPeople(form: Form, ids: string[]) {
  const { group_id, from_group_id: from, enrolment_ids, on } = form
  const group = await new FindGroup().execute(group_id)
  if (!group) return undefined
  if (from && !(await new FindGroup().execute(from))) return undefined
  const people = from
    ? await findEnrolledToPlace(from, enrolment_ids ?? null)
    : await findStudentsToPlace(ids)
  const warningsByPlace = await findPlacementWarnings(
    people.map(({ student_id }) => ({ group_id, student_id, on }))
  )
  return people.flatMap(({ key, ...names }, at) => {
    const warnings = warningsByPlace[at]!
    return warnings.length > 0 ? [{ key, names, warnings }] : []
  })
}
