import { countOf } from '#domain/shared/data/sql'
import { compiler } from '#domain/shared/data/database'
import { recordOf } from '#domain/shared/records/record_kind'

export const groupRecord = { ...recordOf('groups'), isPriced: true } as const

export const groupUses = {
  enrolments: (id: string) => countOf(compiler.selectFrom('enrolments').where('group_id', '=', id)),
  sessions: (id: string) =>
    countOf(compiler.selectFrom('class_sessions').where('group_id', '=', id)),
  groups: (id: string) => countOf(compiler.selectFrom('groups').where('next_group_id', '=', id)),
}
