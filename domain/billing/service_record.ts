import { sql } from 'kysely'
import { namedPayers } from '#domain/billing/payers/named_payers'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import { compiler } from '#domain/shared/data/database'
import { recordOf } from '#domain/shared/records/record_kind'
import type { Leaning } from '#domain/shared/records/list_uses'

const day = sql<string>`to_char(${sessionDay('class_sessions')}, 'YYYY-MM-DD')`

export const serviceRecord = recordOf('services')

export const serviceUses: Leaning<'packages' | 'courses' | 'sessions' | 'invoices'> = {
  packages: (id) =>
    compiler
      .selectFrom('package_lines as l')
      .innerJoin('packages as k', (join) =>
        join.onRef('k.tenant_id', '=', 'l.tenant_id').onRef('k.id', '=', 'l.package_id')
      )
      .where('l.service_id', '=', id)
      .select(['k.id', 'k.code', 'k.name_en', 'k.name_ar', 'k.archived_at']),
  courses: (id) =>
    compiler
      .selectFrom('course_services as l')
      .innerJoin('courses as k', (join) =>
        join.onRef('k.tenant_id', '=', 'l.tenant_id').onRef('k.id', '=', 'l.course_id')
      )
      .where('l.service_id', '=', id)
      .select([
        'k.id',
        'k.code',
        'k.title_en as name_en',
        'k.title_ar as name_ar',
        'k.archived_at',
      ]),
  sessions: (id) =>
    compiler
      .selectFrom('class_sessions')
      .where('service_id', '=', id)
      .select([
        'id',
        day.as('code'),
        sql<string>`coalesce(title, ${day})`.as('name_en'),
        sql<null>`null::text`.as('name_ar'),
        sql<null>`null::timestamptz`.as('archived_at'),
      ]),
  invoices: (id) =>
    compiler
      .selectFrom('documents as d')
      .innerJoin(namedPayers.as('n'), (join) => join.onRef('n.id', '=', 'd.payer_id'))
      .where('d.kind', '=', 'invoice')
      .where('d.id', 'in', (lines) =>
        lines.selectFrom('document_lines').where('service_id', '=', id).select('document_id')
      )
      .select([
        'd.id',
        sql<string>`coalesce(d.number, to_char(d.created_at, 'YYYY-MM-DD'))`.as('code'),
        'n.name as name_en',
        'n.name_other as name_ar',
        sql<null>`null::timestamptz`.as('archived_at'),
      ]),
}
