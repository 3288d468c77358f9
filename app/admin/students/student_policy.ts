import { BasePolicy } from '@adonisjs/bouncer'
import type { Principal } from '#domain/access/principal'

/** Who may do what with students (product "Permissions"). Seeing one needs the list; restoring is a change. */
export default class StudentPolicy extends BasePolicy {
  index(user: Principal) {
    return user.may('admin.students.index')
  }

  show(user: Principal) {
    return this.index(user)
  }

  create(user: Principal) {
    return user.may('admin.students.create')
  }

  update(user: Principal) {
    return user.may('admin.students.update')
  }

  restore(user: Principal) {
    return this.update(user)
  }

  delete(user: Principal) {
    return user.may('admin.students.delete')
  }
}
