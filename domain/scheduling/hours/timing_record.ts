import { unusableBranch } from '#domain/scheduling/branches/unusable_branch'
import { sessionsInTiming } from '#domain/scheduling/hours/queries/list_timings'
import { changesNothing } from '#domain/scheduling/hours/rules/timing'
import { readStatements } from '#domain/shared/data/database'
import { violatedConstraint } from '#domain/shared/data/violated_constraint'
import { namedActs } from '#domain/shared/records/entry_acts'
import { recordOf } from '#domain/shared/records/record_kind'
import { err, ok, type Result } from '#domain/shared/result'

const timingRecord = recordOf('timings')

/** Days are the centre's, YYYY-MM-DD, both included. */
export type TimingFields = {
  name_en: string | null
  name_ar: string | null
  starts_on: string
  ends_on: string
  shift_minutes: number
  shorten_minutes: number
  /** Null is the whole centre. */
  branch_id: string | null
}

const acts = namedActs(timingRecord, {}, unusableBranch)

/**
 * No day has two timings of one branch, or of the whole centre: the database holds it, and these acts say so. Each answers
 * with how many sessions are scheduled in its days: they keep their hours.
 */
export const timingActs = {
  async create(input: Parameters<typeof acts.create>[0]) {
    const made = await unlessUseless(input.fields, () => acts.create(input))
    return made.ok ? ok(await keepingHours(input.tenantId, made.value.id)) : made
  },
  async update(input: Parameters<typeof acts.update>[0]) {
    const saved = await unlessUseless(input.fields, () => acts.update(input))
    return saved.ok ? ok(await keepingHours(input.tenantId, input.id)) : saved
  },
  async remove(input: Parameters<typeof acts.remove>[0]) {
    const kept = await keepingHours(input.tenantId, input.id)
    const removed = await acts.remove(input)
    return removed.ok ? ok(kept) : removed
  },
}

const keepingHours = async (tenantId: string, id: string) => ({
  sessions: await readStatements(tenantId, () => sessionsInTiming(id)),
})

type Useless = { type: 'overlaps' | 'changes_nothing' }

async function unlessUseless<T, E extends { type: string }>(
  { shift_minutes = 0, shorten_minutes = 0 }: Partial<TimingFields>,
  act: () => Promise<Result<T, E>>
): Promise<Result<T, E | Useless>> {
  if (changesNothing({ shift_minutes, shorten_minutes })) return err({ type: 'changes_nothing' })
  try {
    return await act()
  } catch (error) {
    if (violatedConstraint(error) === 'timings_never_overlap') return err({ type: 'overlaps' })
    throw error
  }
}
