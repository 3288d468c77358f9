import { areaPolicy } from '#core/records/area_policy'
import type { Principal } from '#domain/access/principal'

/** Who may do what with enrolments; every act upon one is a change. */
export default class EnrolmentPolicy extends areaPolicy('enrolments') {
  /** One seat more than a group has: whoever opens groups decides on their size. */
  overfill(user: Principal) {
    return user.may('admin.groups.create')
  }
}

/** What the page of a group may offer this person about its students. */
export const enrolmentAbilities = (user: Principal) => ({
  enrol: user.may('admin.enrolments.create'),
  change: user.may('admin.enrolments.update'),
  overfill: user.may('admin.groups.create'),
  register: user.may('admin.students.create'),
})
