import type { AttendancePolicy } from '#domain/attendance/rules/policy'

/** `make_ups_unlimited`: a group gives as many make-ups as are missed, although its centre limits them. */
export type PolicyTerms = {
  [Name in keyof AttendancePolicy]: AttendancePolicy[Name] | null
} & { make_ups_unlimited: boolean | null }

/** The rules that take effect on a day; who books make-ups is a permission and holds at once. */
export type DatedTerms = Omit<PolicyTerms, 'make_up_bookers'>

interface PolicyChange extends DatedTerms {
  version: number
  /** YYYY-MM-DD, the first day on whose sessions it is in force. */
  effective_from: string
  removed_at: string | null
}

/** The row has the terms in force since ever, `changes` what came later, by day and version. */
export interface DatedPolicy extends PolicyTerms {
  changes: PolicyChange[]
}

/** A mark keeps these, to be judged anew by the rules it was made under; 0: those in force since ever. */
export interface PolicyVersions {
  centre_policy_version: number
  group_policy_version: number
}

/** The version in force on the sessions of a day; 0: the one since ever. */
export function versionOn(policy: DatedPolicy | undefined, day: string): number {
  const begun = (policy?.changes ?? []).filter((change) => {
    return change.removed_at === null && change.effective_from <= day
  })
  return begun.at(-1)?.version ?? 0
}

/** The terms of one version. */
export function termsIn<Policy extends DatedPolicy>(
  policy: Policy | undefined,
  version: number
): Policy | undefined {
  const change = policy?.changes.find((one) => one.version === version)
  return policy && change ? { ...policy, ...datedTerms(change) } : policy
}

export const termsOn = <Policy extends DatedPolicy>(policy: Policy | undefined, day: string) =>
  termsIn(policy, versionOn(policy, day))

const datedNames = {
  notice_hours: true,
  late_cancel_charge: true,
  no_show_charge: true,
  charges_excused: true,
  pays_late_cancel: true,
  pays_no_show: true,
  free_late_cancels: true,
  make_ups: true,
  make_ups_allowed: true,
  make_ups_unlimited: true,
  make_ups_per: true,
  make_up_expiry: true,
  make_up_days: true,
} satisfies Record<keyof DatedTerms, true>

export const datedTermNames = Object.keys(datedNames) as (keyof DatedTerms)[]

/** The terms alone, of whatever else stands beside them. */
export const datedTerms = (terms: DatedTerms): DatedTerms =>
  Object.fromEntries(datedTermNames.map((name) => [name, terms[name]])) as unknown as DatedTerms

type TermsState = 'in_force' | 'planned' | 'past' | 'replaced'

export interface ListedTerms {
  /** 0: in force since ever. */
  version: number
  /** Null: since ever. */
  effective_from: string | null
  state: TermsState
  terms: DatedTerms
}

/** All terms, the latest first; `replaced`: others took effect on the same day and were saved later. */
export function listTerms(policy: DatedPolicy | undefined, today: string): ListedTerms[] {
  if (!policy) return []
  const current = versionOn(policy, today)
  const standing = policy.changes.filter((change) => change.removed_at === null)
  const stateOf = (
    { version, effective_from: day }: PolicyChange,
    next?: PolicyChange
  ): TermsState => {
    if (version === current) return 'in_force'
    if (next?.effective_from === day) return 'replaced'
    return day > today ? 'planned' : 'past'
  }
  const later = standing.map((change, at) => ({
    version: change.version,
    effective_from: change.effective_from,
    state: stateOf(change, standing[at + 1]),
    terms: datedTerms(change),
  }))
  const first: ListedTerms = {
    version: 0,
    effective_from: null,
    state: current === 0 ? 'in_force' : 'past',
    terms: datedTerms(policy),
  }
  return [first, ...later].reverse()
}
