import { areaPolicy } from '#core/records/area_policy'
import type { Principal } from '#domain/access/sessions/principal'

export default class EnrolmentPolicy extends areaPolicy('enrolments') {
  /** The page shows who is in the group, and the act answers with their names. */
  promote(user: Principal) {
    return mayPromote(user)
  }

  /** Whoever may let students into a group, by any act. */
  place(user: Principal) {
    return this.create(user) || this.update(user) || user.may('admin.groups.delete')
  }

  overfill(user: Principal) {
    return mayOverfill(user)
  }

  openCompany(user: Principal) {
    return mayOpenCompanies(user)
  }
}

/** Whoever may open groups may exceed their size. */
export const mayOverfill = (user: Principal) => user.may('admin.groups.create')

/** A company is opened by whoever may write it an invoice. */
export const mayOpenCompanies = (user: Principal) => user.may('admin.invoices.create')

const mayPromote = (user: Principal) =>
  user.may('admin.enrolments.create') &&
  user.may('admin.enrolments.index') &&
  user.may('admin.groups.index')

export const enrolmentAbilities = (user: Principal) => ({
  enrol: user.may('admin.enrolments.create'),
  promote: mayPromote(user),
  change: user.may('admin.enrolments.update'),
  overfill: mayOverfill(user),
  register: user.may('admin.students.create'),
})
