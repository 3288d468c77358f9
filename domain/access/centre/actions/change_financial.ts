import { sql } from 'kysely'
import { findFinancial } from '#domain/access/centre/queries/find_financial'
import { forgetTenants } from '#domain/access/centre/queries/find_tenant'
import {
  type Financial,
  financialKeys,
  financialProblem,
  type FinancialProblem,
  trialServiceOf,
  valuesOf,
} from '#domain/access/centre/rules/financial'
import { isStale, type StaleVersion, staleVersion } from '#domain/shared/records/stale_version'
import { type UnusableRecord, unusableRecord } from '#domain/shared/records/unusable_record'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { err, ok, type Result } from '#domain/shared/result'
import { afterCommit, db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  actor: Actor
  settings: Partial<Financial>
  version?: number
  fewerDecimalsConfirmed: boolean
}

type Refusal = StaleVersion | FinancialProblem | UnusableRecord

/** Existing documents keep the settings they were written with. */
export class ChangeFinancial {
  async execute(input: Input): Promise<Result<undefined, Refusal>> {
    const result = await withTenant(input.tenantId, () => this.#change(input))
    if (!result.ok && result.error.type === 'stale_version') forgetTenants()
    return result
  }

  async #change(input: Input): Promise<Result<undefined, Refusal>> {
    const saved = await findFinancial()
    const { financial: before, version } = saved
    if (isStale(saved, input.version ?? version)) return staleVersion
    const becomes = { ...before, ...input.settings }
    const change = changedFields(flat(before), flat(becomes))
    if (change.fields.length === 0) return ok(undefined)
    const unusable = await unusableRecord(
      [
        {
          field: 'settings.trial_sessions.value',
          table: 'services',
          id: trialServiceOf(valuesOf(becomes)),
        },
      ],
      [trialServiceOf(valuesOf(before))]
    )
    if (unusable) return err(unusable)
    const problem = financialProblem(valuesOf(becomes))
    if (problem && !(isSettled(problem, change.fields) || isConfirmed(problem, input))) {
      return err(problem)
    }
    if (!(await save(becomes, version))) return staleVersion
    if (change.fields.includes('trial_sessions')) await saveTrialService(becomes)

    await recordAudit({
      actor: input.actor,
      action: 'settings.update_financial',
      subjectType: 'tenant',
      subjectId: input.tenantId,
      before: change.before,
      after: change.after,
    })
    afterCommit(forgetTenants)
    return ok(undefined)
  }
}

const isConfirmed = ({ type }: FinancialProblem, { fewerDecimalsConfirmed }: Input) =>
  type === 'fewer_decimals' && fewerDecimalsConfirmed

const isSettled = ({ type }: FinancialProblem, changed: string[]) =>
  type === 'fewer_decimals' && !changed.includes('currency') && !changed.includes('decimal_places')

async function save(becomes: Financial, version: number) {
  const saving = sql<{ saved: boolean }>`
    select platform.change_financial(${JSON.stringify(becomes)}, ${version}) as saved`
  return (await saving.execute(db())).rows[0]!.saved
}

async function saveTrialService(becomes: Financial) {
  const service = trialServiceOf(valuesOf(becomes))
  await db().deleteFrom('trial_services').execute()
  if (service) await db().insertInto('trial_services').values({ service_id: service }).execute()
}

const flat = (financial: Financial) =>
  Object.fromEntries(
    financialKeys.flatMap((key) => [
      [key, financial[key].value],
      [`${key}_description`, financial[key].description],
    ])
  )
