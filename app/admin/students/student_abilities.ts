import type { Principal } from '#domain/access/principal'

/** What the pages of students may offer this person; the policy decides again when they try. */
export const studentAbilities = (user: Principal) => ({
  create: user.may('admin.students.create'),
  update: user.may('admin.students.update'),
  delete: user.may('admin.students.delete'),
})
