import { areaPolicy } from '#core/records/area_policy'
import type { Principal } from '#domain/access/sessions/principal'

export default class ClassSessionPolicy extends areaPolicy('sessions') {
  /** Whoever may remove sessions answers for the timetable, and may let two clash. */
  letClash(user: Principal) {
    return this.delete(user)
  }
}
