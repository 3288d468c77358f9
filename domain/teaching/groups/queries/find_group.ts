import type { Kysely } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { DB } from '#database/schema'
import { isUuid } from '#domain/shared/text/is_uuid'
import { amount, jsonIfJoined } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

const person = ['id', 'number', ...storedNameFields] as const

const titled = { id: 'id', code: 'code', en: 'title_en', ar: 'title_ar' } as const
const named = { id: 'id', code: 'code', en: 'name_en', ar: 'name_ar' } as const

export const instructorBeside = () => jsonIfJoined('instructors', 'i', person)

/** Groups `g` with their course `c` and, if they have one, their instructor `i`. */
export const groupsTaught = (query: Kysely<DB>) =>
  query
    .selectFrom('groups as g')
    .innerJoin('courses as c', (join) =>
      join.onRef('c.tenant_id', '=', 'g.tenant_id').onRef('c.id', '=', 'g.course_id')
    )
    .leftJoin('instructors as i', (join) =>
      join.onRef('i.tenant_id', '=', 'g.tenant_id').onRef('i.id', '=', 'g.instructor_id')
    )

const groupById = statement((query, given: { id: string }) =>
  groupsTaught(query)
    .leftJoin('levels as l', (join) =>
      join.onRef('l.tenant_id', '=', 'g.tenant_id').onRef('l.id', '=', 'g.level_id')
    )
    .leftJoin('terms as t', (join) =>
      join.onRef('t.tenant_id', '=', 'g.tenant_id').onRef('t.id', '=', 'g.term_id')
    )
    .leftJoin('groups as n', (join) =>
      join.onRef('n.tenant_id', '=', 'g.tenant_id').onRef('n.id', '=', 'g.next_group_id')
    )
    .where('g.id', '=', given.id)
    .select(['g.id', 'g.code', 'g.title_en', 'g.title_ar', 'g.status', 'g.status_reason'])
    .select(['g.work_type', 'g.starts_on', 'g.ends_on', 'g.session_target', 'g.min_students'])
    .select(['g.capacity', 'g.makeup_extra', 'g.seats_taken', 'g.seats_over', 'g.waiting'])
    .select(['g.waitlist_enabled', 'g.offer_hours', 'g.gender_policy', 'g.min_age', 'g.max_age'])
    .select(['g.self_enrol', 'g.attendance_required', 'g.online_url', 'g.notes', 'g.colour'])
    .select([
      'g.billing_mode',
      'g.branch_id',
      'g.archived_at',
      'g.created_at',
      'g.updated_at',
      'g.version',
    ])
    .select((of) => [
      amount(of.ref('g.price'), of.ref('g.currency'), of.ref('g.exponent')).as('price'),
      jsonBuildObject({
        id: of.ref('c.id'),
        code: of.ref('c.code'),
        subject_id: of.ref('c.subject_id'),
        en: of.ref('c.title_en'),
        ar: of.ref('c.title_ar'),
        price: amount(of.ref('c.price'), of.ref('c.currency'), of.ref('c.exponent')),
        billing_mode: of.ref('c.billing_mode'),
      }).as('course'),
      instructorBeside().as('instructor'),
      jsonArrayFrom(
        of
          .selectFrom('group_assistants as ga')
          .innerJoin('instructors as a', (join) =>
            join.onRef('a.tenant_id', '=', 'ga.tenant_id').onRef('a.id', '=', 'ga.instructor_id')
          )
          .whereRef('ga.tenant_id', '=', 'g.tenant_id')
          .whereRef('ga.group_id', '=', 'g.id')
          .orderBy('a.number')
          .select(['a.id', 'a.number', 'a.first_name', 'a.last_name'])
          .select(['a.first_name_other', 'a.last_name_other'])
      ).as('assistants'),
      jsonIfJoined('levels', 'l', named).as('level'),
      jsonIfJoined('terms', 't', named).as('term'),
      jsonIfJoined('groups', 'n', titled).as('next_group'),
    ])
)

export type FoundGroup = RowOf<typeof groupById>

export class FindGroup {
  async execute(id: string): Promise<FoundGroup | undefined> {
    if (!isUuid(id)) return undefined
    const [group] = await groupById({ id })
    return group
  }
}
