import { v7 as uuid } from 'uuid'
import { OpenAccount } from '#domain/access/accounts/actions/open_account'
import { limitTo, namesOf } from '#domain/access/administrators/change_branches'
import type { Actor } from '#domain/shared/audit/actor'
import type { Branches } from '#domain/shared/data/branch_limit'
import { takeNumber } from '#domain/shared/data/counters'
import { keyed } from '#domain/shared/records/keyed_name'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  actor: Actor
  firstName: string
  lastName: string
  firstNameOther?: string
  lastNameOther?: string
  email: string
  phone?: string | null
  roles: string[]
  /** Those they are limited to; none: the whole centre. */
  branches?: Branches
  password?: string
  passwordHash?: string
}

export class AppointAdministrator {
  async execute(input: Input) {
    return withTenant(input.tenantId, async () => {
      const id = uuid()
      await db()
        .insertInto('administrators')
        .values(
          keyed({
            id,
            number: `A-${String(await takeNumber('administrators')).padStart(4, '0')}`,
            first_name: input.firstName,
            last_name: input.lastName,
            first_name_other: input.firstNameOther,
            last_name_other: input.lastNameOther,
            email: input.email.toLowerCase(),
            phone: input.phone,
          })
        )
        .execute()
      const { branches = null } = input
      await limitTo(id, branches)
      const told = branches ? { branches: await namesOf(branches) } : {}
      return new OpenAccount().execute({ ...input, told, person: { type: 'administrator', id } })
    })
  }
}
