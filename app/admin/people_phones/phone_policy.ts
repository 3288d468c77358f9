import { BasePolicy } from '@adonisjs/bouncer'
import type { Principal } from '#domain/access/sessions/principal'
import type { PhoneArea } from '#domain/people/phones/phone_sharers'

export default class PhonePolicy extends BasePolicy {
  update(user: Principal, area: PhoneArea) {
    return user.may(`admin.${area}.update`)
  }
}
