import { v7 as uuid } from 'uuid'
import { type PresetCountry, proposalsFor } from '#domain/scheduling/holidays/country_holidays'
import { holidayRecord } from '#domain/scheduling/holidays/holiday_record'
import { keyOf } from '#domain/scheduling/holidays/queries/list_proposals'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'

/** One that a person has confirmed, with the days they confirmed. */
type ConfirmedHoliday = {
  preset: string
  preset_year: number
  starts_on: string
  ends_on: string
}

type Input = {
  tenantId: string
  actor: Actor
  country: PresetCountry
  year: number
  confirmed: ConfirmedHoliday[]
}

/** Adds what is confirmed of a country's proposals for a year; what is there already stays as it is. */
export class TakeOverHolidays {
  async execute(input: Input): Promise<Result<{ added: number }, { type: 'unknown_preset' }>> {
    const known = new Map(proposalsFor(input.country, input.year).map((one) => [keyOf(one), one]))
    const rows = input.confirmed.flatMap((one) => {
      const { name_en, name_ar } = known.get(keyOf(one)) ?? {}
      return name_en && name_ar ? [{ id: uuid(), name_en, name_ar, ...one }] : []
    })
    if (rows.length < input.confirmed.length) return err({ type: 'unknown_preset' })
    if (rows.length === 0) return ok({ added: 0 })
    return withTenant(input.tenantId, async () => ok({ added: await add(rows, input.actor) }))
  }
}

type Row = ConfirmedHoliday & { id: string; name_en: string; name_ar: string }

async function add(rows: Row[], actor: Actor) {
  const added = await db()
    .insertInto('holidays')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'preset', 'preset_year']).doNothing())
    .returning(['id', 'name_en', 'name_ar', 'starts_on', 'ends_on', 'preset', 'preset_year'])
    .execute()
  const { area, subject } = holidayRecord
  await recordAudit(
    ...added.map(({ id, ...after }) => {
      return { actor, action: `${area}.create`, subjectType: subject, subjectId: id, after }
    })
  )
  return added.length
}
