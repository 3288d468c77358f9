import { sql } from 'kysely'
import { findFinancial } from '#domain/access/centre/queries/find_financial'
import { forgetTenants } from '#domain/access/centre/queries/find_tenant'
import {
  type Financial,
  financialKeys,
  financialProblem,
  type FinancialProblem,
  valuesOf,
} from '#domain/access/centre/rules/financial'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { err, ok, type Result } from '#domain/shared/result'
import { afterCommit, db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  actor: Actor
  /** What is left out stays as it is. */
  settings: Partial<Financial>
  /** The version the person began to edit, when they say. */
  version?: number
  /** The person saw that the currency has more decimals, and goes on. */
  fewerDecimalsConfirmed: boolean
}

type Refusal = { type: 'stale_version' } | FinancialProblem

/** Changes what a centre has set about its money; documents that exist keep what they were written with. */
export class ChangeFinancial {
  async execute(input: Input): Promise<Result<undefined, Refusal>> {
    const result = await withTenant(input.tenantId, () => this.#change(input))
    if (!result.ok && result.error.type === 'stale_version') forgetTenants()
    return result
  }

  async #change(input: Input): Promise<Result<undefined, Refusal>> {
    const { financial: before, version } = await findFinancial()
    if (version !== (input.version ?? version)) return err({ type: 'stale_version' })
    const becomes = { ...before, ...input.settings }
    const change = changedFields(flat(before), flat(becomes))
    if (change.fields.length === 0) return ok(undefined)
    const problem = financialProblem(valuesOf(becomes))
    if (problem && !(isSettled(problem, change.fields) || isConfirmed(problem, input))) {
      return err(problem)
    }
    if (!(await save(becomes, version))) return err({ type: 'stale_version' })

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

/** Somebody said so before, and nothing of it changes now. */
const isSettled = ({ type }: FinancialProblem, changed: string[]) =>
  type === 'fewer_decimals' && !changed.includes('currency') && !changed.includes('decimal_places')

/** The condition on the version is what two simultaneous saves meet. */
async function save(becomes: Financial, version: number) {
  const saving = sql<{ saved: boolean }>`
    select platform.change_financial(${JSON.stringify(becomes)}, ${version}) as saved`
  return (await saving.execute(db())).rows[0]!.saved
}

/** Values by key and descriptions beside them, as the audit trail names them. */
const flat = (financial: Financial) =>
  Object.fromEntries(
    financialKeys.flatMap((key) => [
      [key, financial[key].value],
      [`${key}_description`, financial[key].description],
    ])
  )
