import { checkedPackage, type PackageRefusal } from '#domain/billing/checked_package'
import { packageColumns, type PackageFields, packageTrail } from '#domain/billing/package_fields'
import { linesInWords, servicesOf, writeLines } from '#domain/billing/package_lines_of'
import { packageRecord } from '#domain/billing/package_record'
import { type EditRefusal, staleVersion, unlessStale } from '#domain/shared/records/stale_version'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { db, withTenant } from '#domain/shared/data/database'
import { isUuid } from '#domain/shared/text/is_uuid'
import { refusingTaken } from '#domain/shared/records/refusing_taken'
import { saveVersion } from '#domain/shared/records/update_record'
import { err, ok, type Result } from '#domain/shared/result'

type Input = {
  tenantId: string
  actor: Actor
  id: string
  version: number
  fields: PackageFields
}

type Refusal = EditRefusal | PackageRefusal | { type: 'retired' }

/** Packages already sold keep what they were sold as. */
export class UpdatePackage {
  execute(input: Input) {
    return refusingTaken('packages', () => withTenant(input.tenantId, () => this.#update(input)))
  }

  async #update({ actor, id, version, fields }: Input): Promise<Result<undefined, Refusal>> {
    const found = unlessStale(await savedPackage(id), version)
    if (!found.ok) return found
    const saved = found.value
    if (saved.status === 'retired') return err({ type: 'retired' })
    const checked = await checkedPackage(fields, await servicesOf(id))
    if (!checked.ok) return checked

    const columns = { ...packageColumns(fields), code: fields.code ?? saved.code }
    const linesBefore = await linesInWords(id)
    if (!(await saveVersion(packageRecord, { id, version, columns, saved }))) return staleVersion
    await writeLines(id, fields.lines)
    const change = changedFields(
      { code: saved.code, ...packageTrail(saved, linesBefore) },
      { code: columns.code, ...packageTrail(packageColumns(fields), await linesInWords(id)) }
    )
    const { before, after } = change
    const subject = { subjectType: 'package', subjectId: id }
    if (change.fields.length > 0) {
      await recordAudit({ actor, action: 'packages.update', ...subject, before, after })
    }
    return ok(undefined)
  }
}

function savedPackage(id: string) {
  if (!isUuid(id)) return undefined
  return db()
    .selectFrom('packages')
    .select(['code', 'version', 'status', 'name_en', 'name_ar', 'unit', 'price', 'list_price'])
    .select(['currency', 'exponent', 'validity_days', 'starts', 'transferable_to_siblings'])
    .select(['bonus_units', 'max_per_student', 'sale_from', 'sale_until'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
