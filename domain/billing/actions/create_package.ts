import { checkedPackage } from '#domain/billing/checked_package'
import { packageColumns, type PackageFields, packageTrail } from '#domain/billing/package_fields'
import { linesInWords, writeLines } from '#domain/billing/package_lines_of'
import { v7 as uuid } from 'uuid'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { freeCode } from '#domain/shared/records/free_code'
import { refusingTaken } from '#domain/shared/records/refusing_taken'
import { ok } from '#domain/shared/result'
import { codePrefixes } from '#domain/shared/records/number_prefixes'

type Input = { tenantId: string; actor: Actor; fields: PackageFields }

export class CreatePackage {
  execute({ tenantId, actor, fields }: Input) {
    return refusingTaken('packages', () =>
      withTenant(tenantId, async () => {
        const checked = await checkedPackage(fields)
        if (!checked.ok) return checked
        const id = uuid()
        const code = fields.code ?? (await freeCode('packages', codePrefixes.packages))
        const columns = packageColumns(fields)
        await db()
          .insertInto('packages')
          .values({ id, code, ...columns })
          .execute()
        await writeLines(id, fields.lines)
        const given = Object.entries({
          code,
          ...packageTrail(columns, await linesInWords(id)),
        }).filter(([, value]) => value !== null)
        const subject = { subjectType: 'package', subjectId: id }
        const after = Object.fromEntries(given)
        await recordAudit({ actor, action: 'packages.create', ...subject, after })
        return ok({ id })
      })
    )
  }
}
