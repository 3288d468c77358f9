import { BasePolicy } from '@adonisjs/bouncer'
import type { Principal } from '#domain/access/sessions/principal'

const named = ['students', 'guardians', 'instructors', 'admins'] as const

export default class NameSuggestionPolicy extends BasePolicy {
  /** All who may write somebody's name. */
  index(user: Principal) {
    return named.some(
      (area) => user.may(`admin.${area}.create`) || user.may(`admin.${area}.update`)
    )
  }
}
