import { BasePolicy } from '@adonisjs/bouncer'
import type { Principal } from '#domain/access/sessions/principal'

export default class RolePolicy extends BasePolicy {
  index(user: Principal) {
    return user.may('admin.roles.index')
  }

  show(user: Principal) {
    return this.index(user)
  }

  create(user: Principal) {
    return user.may('admin.roles.create')
  }

  update(user: Principal) {
    return user.may('admin.roles.update')
  }

  view(user: Principal) {
    return this.update(user)
  }

  delete(user: Principal) {
    return user.may('admin.roles.delete')
  }
}
