import { BasePolicy } from '@adonisjs/bouncer'
import type { Principal } from '#domain/access/sessions/principal'

export default class GroupAttendancePolicy extends BasePolicy {
  index(user: Principal) {
    return user.may('admin.groups.index') && user.may('admin.attendance.index')
  }
}
