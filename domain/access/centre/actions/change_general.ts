import { sql } from 'kysely'
import { findGeneral } from '#domain/access/centre/queries/find_general'
import { forgetTenants } from '#domain/access/centre/queries/find_tenant'
import type { General } from '#domain/access/centre/rules/general'
import { sellerProblem, type SellerProblem } from '#domain/access/centre/rules/seller'
import { isStale, type StaleVersion, staleVersion } from '#domain/shared/records/stale_version'
import { checkFieldsOf } from '#domain/shared/choices/scheduling_checks'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { err, ok, type Result } from '#domain/shared/result'
import { chooseZone } from '#domain/shared/data/choose_zone'
import { afterCommit, db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  actor: Actor
  /** `logo` is the key of a new mark, null to remove it, undefined to keep it. */
  general: Omit<General, 'logo'> & { logo?: string | null }
  version: number
}

export type GeneralRefusal = StaleVersion | SellerProblem | { type: 'name_missing' }

type Saved = { replacedPhoto: string | null }

export class ChangeGeneral {
  async execute(input: Input): Promise<Result<Saved, GeneralRefusal>> {
    if (!input.general.name_en && !input.general.name_ar) return err({ type: 'name_missing' })
    const result = await withTenant(input.tenantId, () => this.#change(input))
    if (!result.ok && result.error.type === 'stale_version') forgetTenants()
    return result
  }

  async #change({
    tenantId,
    actor,
    general,
    version,
  }: Input): Promise<Result<Saved, GeneralRefusal>> {
    const saved = await findGeneral()
    if (isStale(saved, version)) return staleVersion
    const { general: before } = saved
    const { logo = before.logo, ...rest } = general
    const becomes = { ...rest, weekend: [...rest.weekend].sort(), logo }
    const change = changedFields(comparable(before), comparable(becomes))
    if (change.fields.length === 0) return ok({ replacedPhoto: null })
    const problem = change.fields.some(isAboutSeller) ? sellerProblem(becomes) : undefined
    if (problem) return err(problem)
    if (!(await save(becomes, version))) return staleVersion
    await chooseZone(becomes.timezone)

    const subject = { subjectType: 'tenant', subjectId: tenantId }
    const { before: was, after } = change
    await recordAudit({ actor, action: 'settings.update_general', ...subject, before: was, after })
    afterCommit(forgetTenants)
    return ok({ replacedPhoto: becomes.logo === before.logo ? null : before.logo })
  }
}

const isAboutSeller = (field: string) =>
  ['country', 'tax_number', 'legal_name_en', 'legal_name_ar'].includes(field)

async function save(becomes: General, version: number) {
  const saving = sql<{ saved: boolean }>`
    select platform.change_general(${JSON.stringify(becomes)}, ${version}) as saved`
  return (await saving.execute(db())).rows[0]!.saved
}

/** Each check is a field of its own, so that the trail tells which of them has changed. */
const comparable = ({ scheduling_checks: checks, ...general }: General) => ({
  ...general,
  weekend: general.weekend.join(' '),
  ...checkFieldsOf(checks),
})
