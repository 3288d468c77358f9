import type { HttpContext } from '@adonisjs/core/http'
import { readCorrections } from '#app/admin/attendance/trail_corrections'
import AuditPolicy from '#app/admin/audit/audit_policy'
import { AuditQuery } from '#app/admin/audit/audit_query'
import { withholdStudents } from '#app/admin/class_sessions/shown/withhold_students'
import { speaksOfBranches } from '#core/branches/branch_choices'
import AuditEntryTransformer from '#core/audit/audit_entry_transformer'
import { ListActors } from '#domain/access/audit/queries/list_actors'
import { auditAreas } from '#domain/access/audit/audit_areas'
import { ListAudit } from '#domain/access/audit/queries/list_audit'
import { nameRecords } from '#domain/access/audit/queries/name_records'
import { readStatements } from '#domain/shared/data/database'

const entriesShown = 50

export default class AuditController {
  async index(ctx: HttpContext) {
    const { bouncer, request, tenant, auth, inertia, locale } = ctx
    await bouncer.with(AuditPolicy).authorize('index')
    const query = new AuditQuery(request.qs())
    const [audit, actors, records, corrections] = await readStatements(tenant.id, async () => {
      const listed = new ListAudit().execute(query.filter(tenant.timezone), entriesShown)
      return Promise.all([
        listed,
        new ListActors().execute(locale),
        listed.then(({ rows }) => nameRecords(rows)),
        listed.then(({ rows }) => readCorrections(ctx, rows)),
      ])
    })
    return inertia.render('admin/audit/index', {
      entries: AuditEntryTransformer.transform(
        withholdStudents(ctx, audit.rows),
        auth.getUserOrFail(),
        records
      ),
      corrections,
      older: audit.hasOlder ? audit.rows.at(-1)!.id : null,
      actors,
      areas: auditAreas.filter((area) => area !== 'branches' || speaksOfBranches(tenant)),
      query: query.toProps(),
    })
  }
}
