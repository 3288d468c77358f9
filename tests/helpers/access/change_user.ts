import type { Updateable } from 'kysely'
import type { DB } from '#database/schema'
import { db, withTenant } from '#domain/shared/data/database'
import type { Account } from '#tests/helpers/centre/centre'

export const changeUser = (
  { centre, userId }: Pick<Account, 'centre' | 'userId'>,
  columns: Updateable<DB['users']>
) =>
  withTenant(centre.id, () =>
    db().updateTable('users').set(columns).where('id', '=', userId).execute()
  )
