import { BasePolicy } from '@adonisjs/bouncer'
import type { Principal } from '#domain/access/sessions/principal'

/** Hours of instructors are counted by what was marked: both are seen here. */
export default class InstructorHoursPolicy extends BasePolicy {
  index(user: Principal) {
    return user.may('admin.instructors.index') && user.may('admin.attendance.index')
  }
}
