import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { unusableBranch } from '#domain/scheduling/branches/unusable_branch'
import { scheduledOn } from '#domain/scheduling/class_sessions/queries/scheduled_on'
import { type PresetCountry, proposalsFor } from '#domain/scheduling/holidays/country_holidays'
import { holidayRecord } from '#domain/scheduling/holidays/holiday_record'
import { keyOf, takenOverFor } from '#domain/scheduling/holidays/queries/list_proposals'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import type { UnusableRecord } from '#domain/shared/records/unusable_record'
import { err, ok, type Result } from '#domain/shared/result'

/** One that a person has confirmed, with the days they confirmed. */
type ConfirmedHoliday = {
  preset: string
  preset_year: number
  starts_on: string
  ends_on: string
}

/** `sessions`: so many are still to be held on the days that were added. */
type Added = { added: number; sessions: number }

type Input = {
  tenantId: string
  actor: Actor
  country: PresetCountry
  year: number
  /** Null is the whole centre. */
  branchId: string | null
  confirmed: ConfirmedHoliday[]
}

/** Adds what is confirmed of a country's proposals for a year; what is there already, for the branch or the whole centre, stays as it is. */
export class TakeOverHolidays {
  async execute(input: Input): Promise<Result<Added, { type: 'unknown_preset' } | UnusableRecord>> {
    const known = new Map(proposalsFor(input.country, input.year).map((one) => [keyOf(one), one]))
    const rows = input.confirmed.flatMap((one) => {
      const { name_en, name_ar } = known.get(keyOf(one)) ?? {}
      return name_en && name_ar ? [{ id: uuid(), name_en, name_ar, ...one }] : []
    })
    if (rows.length < input.confirmed.length) return err({ type: 'unknown_preset' })
    if (rows.length === 0) return ok({ added: 0, sessions: 0 })
    return withTenant(input.tenantId, async () => {
      const { branchId, actor } = input
      const wrong = await unusableBranch({ branch_id: branchId })
      if (wrong) return err(wrong)
      const taken = await takenOverFor(branchId)
      const open = rows.filter((one) => !taken.has(keyOf(one)))
      return ok(await add(open, branchId, actor))
    })
  }
}

type Row = ConfirmedHoliday & { id: string; name_en: string; name_ar: string }

async function add(rows: Row[], branchId: string | null, actor: Actor): Promise<Added> {
  if (rows.length === 0) return { added: 0, sessions: 0 }
  const added = await db()
    .insertInto('holidays')
    .values(rows.map((row) => ({ ...row, branch_id: branchId })))
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'branch_id', 'preset', 'preset_year'])
        .where('preset', 'is not', null)
        .doNothing()
    )
    .returning(['id', 'name_en', 'name_ar', 'starts_on', 'ends_on', 'preset', 'preset_year'])
    .returning('branch_id')
    .execute()
  const { area, subject } = holidayRecord
  await recordAudit(
    ...added.map(({ id, ...after }) => {
      return { actor, action: `${area}.create`, subjectType: subject, subjectId: id, after }
    })
  )
  const ids = added.map(({ id }) => id)
  return { added: added.length, sessions: await sessionsOn(ids) }
}

const inItsBranch = sql<boolean>`(h.branch_id is null or s.branch_id = h.branch_id)`

async function sessionsOn(holidays: string[]) {
  if (holidays.length === 0) return 0
  const found = await db()
    .selectFrom('holidays as h')
    .where('h.id', 'in', holidays)
    .select((of) =>
      sql<number>`coalesce(sum(${scheduledOn({ from: of.ref('h.starts_on'), until: of.ref('h.ends_on') }, inItsBranch)}), 0)::integer`.as(
        'sessions'
      )
    )
    .executeTakeFirstOrThrow()
  return found.sessions
}
