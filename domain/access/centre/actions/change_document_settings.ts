import { sql } from 'kysely'
import { findDocumentSettings } from '#domain/access/centre/queries/find_document_settings'
import {
  type DocumentSettings,
  documentSettingsProblem,
  type DocumentSettingsProblem,
  type NumberPattern,
  numberPatterns,
} from '#domain/access/centre/rules/documents'
import { numberPatternsChosen } from '#domain/access/events'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { db, withTenant } from '#domain/shared/data/database'
import { publish } from '#domain/shared/events/publish'
import { isStale, type StaleVersion, staleVersion } from '#domain/shared/records/stale_version'
import { err, ok, type Result } from '#domain/shared/result'

type Input = { tenantId: string; actor: Actor; settings: DocumentSettings; version: number }

export type DocumentSettingsRefusal =
  StaleVersion | DocumentSettingsProblem | { type: 'pattern_used'; field: NumberPattern }

/** Issued documents keep the settings they were issued with. */
export function changeDocumentSettings(
  input: Input
): Promise<Result<undefined, DocumentSettingsRefusal>> {
  const { tenantId, actor, settings, version } = input
  return withTenant(tenantId, async () => {
    const saved = await findDocumentSettings()
    if (isStale(saved, version)) return staleVersion
    const change = changedFields(saved.settings, settings)
    if (change.fields.length === 0) return ok(undefined)
    const problem = documentSettingsProblem(settings)
    if (problem) return err(problem)
    const changed = numberPatterns.filter((field) => change.fields.includes(field))
    const [field] = await publish(numberPatternsChosen, { patterns: settings, changed })
    if (field) return err({ type: 'pattern_used', field })
    const saving = sql<{ saved: boolean }>`
      select platform.change_documents(${JSON.stringify(settings)}, ${version}) as saved`
    if (!(await saving.execute(db())).rows[0]!.saved) return staleVersion
    const { before, after } = change
    const subject = { subjectType: 'tenant', subjectId: tenantId }
    await recordAudit({ actor, action: 'settings.update_documents', ...subject, before, after })
    return ok(undefined)
  })
}
