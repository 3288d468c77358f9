import { sql } from 'kysely'
import { slotsOf } from '#domain/scheduling/patterns/queries/find_pattern'
import { type RowOf, statement } from '#domain/shared/data/statement'

const mostRooms = 500
const mostGroups = 100

const rooms = statement((query, given: { groupId: string }) =>
  query
    .selectFrom('rooms as r')
    .where('r.branch_id', '=', (of) =>
      of.selectFrom('groups').where('id', '=', given.groupId).select('branch_id')
    )
    .where('r.archived_at', 'is', null)
    .orderBy('r.code')
    .limit(sql.lit(mostRooms))
    .select(['r.id', 'r.code', 'r.name_en', 'r.name_ar', 'r.kind', 'r.capacity'])
)

/** Of the branch of a group. */
export const patternRooms = (groupId: string) => rooms({ groupId })

const sources = statement((query, given: { groupId: string }) =>
  query
    .selectFrom('group_patterns as p')
    .innerJoin('groups as g', (join) =>
      join.onRef('g.tenant_id', '=', 'p.tenant_id').onRef('g.id', '=', 'p.group_id')
    )
    .innerJoin('groups as own', (join) =>
      join.onRef('own.tenant_id', '=', 'p.tenant_id').on('own.id', '=', given.groupId)
    )
    .whereRef('g.id', '<>', 'own.id')
    .where((of) =>
      of.exists(of.selectFrom('group_slots as s').whereRef('s.group_id', '=', 'p.group_id'))
    )
    .orderBy((of) => of('g.course_id', '=', of.ref('own.course_id')), 'desc')
    .orderBy((of) => of('g.starts_on', '<', of.ref('own.starts_on')), 'desc')
    .orderBy('g.starts_on', 'desc')
    .orderBy('g.code')
    .limit(sql.lit(mostGroups))
    .select(['g.id', 'g.code', 'g.title_en as en', 'g.title_ar as ar', 'p.room_id'])
    .select(sql<boolean>`g.course_id = own.course_id`.as('is_same_course'))
    .select(slotsOf('p.group_id').as('slots'))
)

export type PatternSource = RowOf<typeof sources>

/** Groups to copy times from: those of its course first, the latest that began before it at the top. */
export const patternSources = (groupId: string) => sources({ groupId })
