import { BasePolicy } from '@adonisjs/bouncer'
import type { Principal } from '#domain/access/sessions/principal'

export default class UserPolicy extends BasePolicy {
  index(user: Principal) {
    return user.may('admin.admins.index')
  }

  show(user: Principal) {
    return this.index(user)
  }

  invite(user: Principal) {
    return user.may('admin.admins.create')
  }

  update(user: Principal) {
    return user.may('admin.admins.update')
  }

  delete(user: Principal) {
    return user.may('admin.admins.delete')
  }
}
