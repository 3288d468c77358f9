import { sql } from 'kysely'

/** Whether an account `u` may sign in: who may not can't take attendance, and is reminded of nothing. */
export const maySignIn = sql<boolean>`(u.status = 'active' and u.archived_at is null)`
