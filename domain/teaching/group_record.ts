import { recordOf } from '#domain/shared/records/record_kind'

/** Runs of a course (domain §1.9). */
export const groupRecord = { ...recordOf('groups'), isPriced: true } as const

/** What leans on a group; one that something leans on is archived, never deleted. */
export const groupUses = {
  enrolments: 'select count(*) from enrolments where group_id = ?',
  groups: 'select count(*) from groups where next_group_id = ?',
}
