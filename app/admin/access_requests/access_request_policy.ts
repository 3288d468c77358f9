import { BasePolicy } from '@adonisjs/bouncer'
import type { Principal } from '#domain/access/sessions/principal'
import { joiningKinds, type JoiningKind } from '#domain/shared/choices/kinds'

export default class AccessRequestPolicy extends BasePolicy {
  index(user: Principal) {
    return kindsFor(user).length > 0
  }

  decide(user: Principal, kind: JoiningKind) {
    return kindsFor(user).includes(kind)
  }
}

export function kindsFor(user: Principal): JoiningKind[] {
  const permissions = {
    instructor: 'admin.instructors.create',
    student: 'admin.students.create',
  } as const
  return joiningKinds.filter((kind) => user.may(permissions[kind]))
}
