import { type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { openPoint, pinOf } from '#tests/helpers/attendance/check_in'

/** A device at the door, one that was closed, and a student's PIN. */
export async function furnish(centre: Centre) {
  await openPoint(centre)
  const [open] = await rowsOf(centre, 'check_in_points')
  await insert(centre, 'check_in_points', {
    ...{ ...open, id: open.branch_id, hash: 'c'.repeat(43) },
    ...{ closed_at: open.opened_at, closed_by: open.opened_by },
  })
  const [student] = await rowsOf(centre, 'students')
  await pinOf(centre, student.id)
}
