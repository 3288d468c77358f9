import { type Expression, type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'
import type { AttendancePolicy, AttendanceSettings } from '#domain/attendance/rules/policy'
import { standardPolicy, standardSettings } from '#domain/attendance/rules/policy'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const policyColumns = Object.keys(standardPolicy) as (keyof AttendancePolicy)[]
const settingColumns = Object.keys(standardSettings) as (keyof AttendanceSettings)[]

/** The rows of the centre and of one group. */
const saidFor = (query: Kysely<DB>, group: Expression<string | null>) =>
  query
    .selectFrom('attendance_policies')
    .where((row) => row.or([row('group_id', 'is', null), row('group_id', '=', group)]))
    .select(['id', 'group_id', 'version', 'make_ups_unlimited'])
    .select([...policyColumns, ...settingColumns])

const of = statement((query, given: { group: string | null }) =>
  saidFor(query, sql<string | null>`${given.group}::uuid`)
)

const inSession = statement((query, given: { session: string }) =>
  saidFor(
    query,
    sql<string | null>`(select s.group_id from class_sessions s where s.id = ${given.session})`
  )
)

type Said<Rules> = { [Name in keyof Rules]: Rules[Name] | null }

export type SaidPolicy = Said<AttendancePolicy> &
  Said<AttendanceSettings> & {
    /** Of a group: as many make-ups as are missed, although its centre limits them. */
    make_ups_unlimited: boolean | null
  }

const silent = [...policyColumns, ...settingColumns, 'make_ups_unlimited'].map((name) => [
  name,
  null,
])

/** A group that is in everything as its centre. */
export const nothingSaid = { ...(Object.fromEntries(silent) as SaidPolicy), version: 0 }

export interface Policies {
  policy: AttendancePolicy
  settings: AttendanceSettings
  /** What the centre and the group say themselves; undefined: nothing. */
  centre: (SaidPolicy & { id: string; version: number }) | undefined
  group: (SaidPolicy & { id: string; version: number }) | undefined
}

/** What holds in a group, or for sessions without one: as the group says, else the centre, else as centres begin. */
export const policiesOf = async (group: string | null) => policiesFrom(await of({ group }))

/** Whether a group sets any rule itself. One saved with every field empty follows its centre. */
export async function hasOwnRules(id: string) {
  const { group } = await policiesOf(id)
  return silent.some(([name]) => (group?.[name as keyof SaidPolicy] ?? null) !== null)
}

/** What holds in a session: the policies of its group. */
export const policiesIn = async (session: string) => policiesFrom(await inSession({ session }))

function policiesFrom(found: object[]): Policies {
  const rows = found as (Policies['centre'] & { group_id: string | null })[]
  const centre = rows.find((row) => row.group_id === null)
  const ofGroup = rows.find((row) => row.group_id !== null)
  return {
    policy: policyFrom(centre, ofGroup),
    settings: said(standardSettings, centre),
    centre,
    group: ofGroup,
  }
}

const ofGroups = statement((query, given: { groups: string[] }) =>
  query
    .selectFrom('attendance_policies')
    .where((row) =>
      row.or([row('group_id', 'is', null), row('group_id', '=', anyOf(given.groups))])
    )
    .select(['group_id', 'make_ups_unlimited', ...policyColumns])
)

/** The policy of each of these groups, and of sessions without one, as `policiesOf` has it. */
export async function policyOfEach(groups: (string | null)[]) {
  const rows = await ofGroups({ groups: groups.filter((id) => id !== null) })
  const by = new Map((rows as OfGroup[]).map((row) => [row.group_id, row]))
  return (group: string | null) => policyFrom(by.get(null), group ? by.get(group) : undefined)
}

type Own = Said<AttendancePolicy> & Pick<SaidPolicy, 'make_ups_unlimited'>
type OfGroup = Own & { group_id: string | null }

function policyFrom(centre: Own | undefined, group: Own | undefined): AttendancePolicy {
  const policy = said(standardPolicy, centre, group)
  return group?.make_ups_unlimited ? { ...policy, make_ups_allowed: null } : policy
}

function said<Rules extends object>(
  standard: Rules,
  ...rows: (Partial<Said<Rules>> | undefined)[]
) {
  const spoken = rows.filter((row) => row !== undefined)
  const named = Object.entries(standard).map(([name, value]) => {
    const words = spoken.map((row) => row[name as keyof Rules]).filter((word) => word !== null)
    return [name, words.at(-1) ?? value]
  })
  return Object.fromEntries(named) as Rules
}
