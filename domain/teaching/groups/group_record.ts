import { countOf } from '#domain/shared/data/sql'
import { compiler } from '#domain/shared/data/database'
import { recordOf } from '#domain/shared/records/record_kind'

/** Runs of a course (domain §1.9). */
export const groupRecord = { ...recordOf('groups'), isPriced: true } as const

/** What leans on a group; one that something leans on is archived, never deleted. */
export const groupUses = {
  enrolments: (id: string) => countOf(compiler.selectFrom('enrolments').where('group_id', '=', id)),
  groups: (id: string) => countOf(compiler.selectFrom('groups').where('next_group_id', '=', id)),
}
