import { areaPolicy } from '#core/records/area_policy'
import type { Principal } from '#domain/access/sessions/principal'

export default class AttendancePolicy extends areaPolicy('attendance') {
  /** Marks whom nobody has marked, corrects who is, or both: each mark is asked for by itself. */
  mark(user: Principal) {
    return this.create(user) || this.update(user)
  }

  /** What the days for corrections are over for. */
  correctLocked(user: Principal) {
    return this.delete(user)
  }
}
