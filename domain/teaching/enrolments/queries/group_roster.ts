import { sql } from 'kysely'
import type { Locale } from '#domain/shared/choices/locales'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { termsInForce } from '#domain/teaching/enrolments/enrolment_terms'

const most = 2000

const roster = (script: Locale) =>
  statement((query, key: { groupId: string; today: string }) =>
    query
      .selectFrom('enrolments as e')
      .innerJoin('students as s', (join) =>
        join.onRef('s.tenant_id', '=', 'e.tenant_id').onRef('s.id', '=', 'e.student_id')
      )
      .leftJoinLateral(termsInForce(query, key.today).as('t'), (join) => join.onTrue())
      .where('e.group_id', '=', key.groupId)
      .where((of) => of.not('e.is_undone'))
      .select(['e.id', 'e.status', 'e.student_id', 's.number', 's.first_name', 's.last_name'])
      .select(['s.first_name_other', 's.last_name_other', 's.photo', 's.phone', 'e.enrolled_on'])
      .select(['e.starts_on', 'e.ends_on', 't.price', 't.currency', 't.exponent'])
      .select(['t.billing_mode', 't.discount_reason', 'e.over_capacity_reason', 'e.reason'])
      .select(['e.waiting_since', 'e.offer_expires_at', 'e.frozen_from', 'e.frozen_until'])
      /** Counted from 1; null for whoever doesn't wait. */
      .select((of) =>
        sql<number | null>`case when ${of.ref('e.status')} = 'waitlisted' then (row_number() over (
          partition by ${of.ref('e.status')} order by ${of.ref('e.waiting_order')}))::integer end`.as(
          'place'
        )
      )
      .orderBy((of) => sql`array_position(array['offered', 'waitlisted'], ${of.ref('e.status')})`)
      .orderBy('place', (by) => by.asc().nullsLast())
      .orderBy(`s.sorted_${script}`)
      .orderBy('e.id', 'desc')
      .limit(sql.lit(most))
  )

const rosters = { en: roster('en'), ar: roster('ar') }

export type RosterRow = RowOf<typeof rosters.en>

/** Offers and the waiting list in their order, the others by the name a page in `locale` shows. */
export class GroupRoster {
  execute(groupId: string, locale: Locale, today: string) {
    return rosters[locale]({ groupId, today })
  }
}
