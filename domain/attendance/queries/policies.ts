import { type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'
import type { AttendancePolicy, AttendanceSettings } from '#domain/attendance/rules/policy'
import { standardPolicy, standardSettings } from '#domain/attendance/rules/policy'
import {
  type DatedPolicy,
  type PolicyTerms,
  type PolicyVersions,
  termsIn,
  termsOn,
  versionOn,
} from '#domain/attendance/rules/policy_dates'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const policyColumns = Object.keys(standardPolicy) as (keyof AttendancePolicy)[]
const settingColumns = Object.keys(standardSettings) as (keyof AttendanceSettings)[]

const changes = sql<DatedPolicy['changes']>`(
  select coalesce(jsonb_agg(to_jsonb(c) order by c.effective_from, c.version), '[]')
  from attendance_policy_changes c where c.tenant_id = p.tenant_id and c.policy_id = p.id)`

const savedRows = (query: Kysely<DB>) =>
  query
    .selectFrom('attendance_policies as p')
    .select(['p.id', 'p.group_id', 'p.version', 'p.make_ups_unlimited'])
    .select([...policyColumns, ...settingColumns])
    .select(changes.as('changes'))

const ofGroups = statement((query, { groups }: { groups: string[] }) =>
  savedRows(query).where((row) =>
    row.or([row('group_id', 'is', null), row('group_id', '=', anyOf(groups))])
  )
)

const inSession = statement((query, given: { session: string }) =>
  savedRows(query).where((row) =>
    row.or([
      row('group_id', 'is', null),
      row(
        'group_id',
        '=',
        sql<string>`(select s.group_id from class_sessions s where s.id = ${given.session})`
      ),
    ])
  )
)

export type OwnRules = PolicyTerms & {
  [Name in keyof AttendanceSettings]: AttendanceSettings[Name] | null
}

const silent = [...policyColumns, ...settingColumns, 'make_ups_unlimited'].map((name) => [
  name,
  null,
])

/** The rules of a group that is in everything as its centre. */
export const silentRules = { ...(Object.fromEntries(silent) as OwnRules), version: 0 }

/** The own rules of a centre or a group, with all that were in force and will be. */
export type SavedPolicy = OwnRules & DatedPolicy & { id: string; version: number }

export interface PolicyInForce {
  policy: AttendancePolicy
  versions: PolicyVersions
}

export interface Policies {
  /** The rules in force on the sessions of a day (YYYY-MM-DD, by their own clocks). */
  policyOn: (day: string) => PolicyInForce
  /** The rules that a mark was made under. */
  policyIn: (versions: PolicyVersions) => PolicyInForce
  settings: AttendanceSettings
  /** Undefined where nothing was saved. */
  centre: SavedPolicy | undefined
  group: SavedPolicy | undefined
}

/** What holds in a group, or for sessions without one: as the group says, else the centre, else as centres begin. */
export const policiesOf = async (group: string | null) =>
  policiesFrom(await ofGroups({ groups: group ? [group] : [] }))

/** Whether a group sets any rule itself on a day. One saved with every field empty follows its centre. */
export async function hasOwnRules(id: string, day: string) {
  const { group } = await policiesOf(id)
  const terms = termsOn(group, day)
  return silent.some(([name]) => (terms?.[name as keyof OwnRules] ?? null) !== null)
}

/** What holds in a session: the policies of its group. */
export const policiesIn = async (session: string) => policiesFrom(await inSession({ session }))

type Row = SavedPolicy & { group_id: string | null }

function policiesFrom(saved: object[], isGroup = (_id: string) => true): Policies {
  const rows = saved as Row[]
  const centre = rows.find((row) => row.group_id === null)
  const group = rows.find((row) => row.group_id !== null && isGroup(row.group_id))
  const policyIn = (versions: PolicyVersions) => ({
    policy: policyFrom(
      termsIn(centre, versions.centre_policy_version),
      termsIn(group, versions.group_policy_version)
    ),
    versions,
  })
  return {
    policyIn,
    policyOn: (day) =>
      policyIn({
        centre_policy_version: versionOn(centre, day),
        group_policy_version: versionOn(group, day),
      }),
    settings: resolved(standardSettings, centre),
    centre,
    group,
  }
}

/** The policies of each of these groups, and of sessions without one, as `policiesOf` has them. */
export async function policiesOfEach(groups: (string | null)[]) {
  const rows = await ofGroups({ groups: groups.filter((id) => id !== null) })
  const made = new Map<string | null, Policies>()
  return (group: string | null): Policies => {
    const policies = made.get(group) ?? policiesFrom(rows, (id) => id === group)
    made.set(group, policies)
    return policies
  }
}

function policyFrom(
  centre: PolicyTerms | undefined,
  group: PolicyTerms | undefined
): AttendancePolicy {
  const policy = resolved(standardPolicy, centre, group)
  return group?.make_ups_unlimited ? { ...policy, make_ups_allowed: null } : policy
}

type Open<Rules> = { [Name in keyof Rules]: Rules[Name] | null }

function resolved<Rules extends object>(
  standard: Rules,
  ...rows: (Partial<Open<Rules>> | undefined)[]
) {
  const spoken = rows.filter((row) => row !== undefined)
  const named = Object.entries(standard).map(([name, value]) => {
    const words = spoken.map((row) => row[name as keyof Rules]).filter((word) => word !== null)
    return [name, words.at(-1) ?? value]
  })
  return Object.fromEntries(named) as Rules
}
