import type { Principal } from '#domain/access/sessions/principal'
import { type PeopleTable, peopleTables } from '#domain/shared/records/keyed_name'

/** The people whose names somebody is suggested: those they may see. */
export const learnedFrom = (user: Principal): PeopleTable[] =>
  peopleTables.filter((table) => user.may(`admin.${areaOf(table)}.index`))

const areaOf = (table: PeopleTable) => (table === 'administrators' ? 'admins' : table)
