import { BasePolicy } from '@adonisjs/bouncer'
import type { Principal } from '#domain/access/sessions/principal'

export default class FamilyPolicy extends BasePolicy {
  create(user: Principal) {
    const mayName = user.may('admin.guardians.create') || user.may('admin.guardians.update')
    return user.may('admin.students.create') && mayName
  }
}
