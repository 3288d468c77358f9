import type { Principal } from '#domain/access/sessions/principal'
import { areaPolicy } from '#core/records/area_policy'

export default class InstructorPolicy extends areaPolicy('instructors') {
  documents(user: Principal) {
    return this.update(user)
  }

  recordAbsence(user: Principal) {
    return this.update(user) || (this.index(user) && user.may('admin.absences.create'))
  }

  pay(user: Principal) {
    return this.index(user) && user.may('admin.payouts.index')
  }

  addPayRule(user: Principal) {
    return this.pay(user) && user.may('admin.payouts.create')
  }

  setAccount(user: Principal) {
    return this.pay(user) && user.may('admin.payouts.update')
  }
}
