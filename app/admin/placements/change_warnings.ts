import type { HttpContext } from '@adonisjs/core/http'
import PlacementWarningsTransformer, {
  type WarnedPlace,
} from '#app/admin/placements/placement_warnings_transformer'
import type { WarnedSeat } from '#domain/teaching/enrolments/queries/find_change_warnings'

/** `label` says what a line begins with: the student, or the group. */
export function changeWarnings(
  { response }: HttpContext,
  seats: WarnedSeat[],
  label: (seat: WarnedSeat) => Pick<WarnedPlace, 'names' | 'group'>
) {
  response.header('Cache-Control', 'no-store')
  const people = seats.map((seat) =>
    new PlacementWarningsTransformer({
      key: seat.id,
      warnings: seat.warnings,
      ...label(seat),
    }).toObject()
  )
  return { people, clash: null }
}
