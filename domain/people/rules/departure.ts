/** Finished: with their group, at its end or not. */
export type Departure = 'left' | 'finished'

/** What may follow when somebody leaves, counted; in the order it is told. */
export const consequenceKinds = [
  'enrolments',
  'waiting',
  'offers',
  'groups',
  'assisted',
  'sessions',
  'assisted_sessions',
  'one_to_one',
  'guest_seats',
  'open_invoices',
  'draft_invoices',
] as const

type ConsequenceKind = (typeof consequenceKinds)[number]

export type Consequences = Record<ConsequenceKind, number>

/** Nobody learns of invoices who may not see them. */
export const invoiceKinds = ['open_invoices', 'draft_invoices'] as const

/**
 * `agreed` is `agreementOf` what the person who acts was told, '' where nobody was asked. They are told
 * nothing of the kinds in `unseen`, and agree to nothing of them.
 */
export type Agreement = { agreed: string; unseen?: readonly ConsequenceKind[] }

export const noConsequences = (): Consequences => ({
  enrolments: 0,
  waiting: 0,
  offers: 0,
  groups: 0,
  assisted: 0,
  sessions: 0,
  assisted_sessions: 0,
  one_to_one: 0,
  guest_seats: 0,
  open_invoices: 0,
  draft_invoices: 0,
})

export function sumOf(all: Consequences[]): Consequences {
  const sum = noConsequences()
  for (const one of all) for (const kind of consequenceKinds) sum[kind] += one[kind]
  return sum
}

export function withoutKinds(all: Consequences, kinds: readonly ConsequenceKind[]): Consequences {
  const rest = { ...all }
  for (const kind of kinds) rest[kind] = 0
  return rest
}

/** What somebody agrees to, as their answer names it; empty where nothing follows. */
export const agreementOf = (consequences: Consequences) =>
  consequenceKinds
    .filter((kind) => consequences[kind] > 0)
    .map((kind) => `${kind}:${consequences[kind]}`)
    .join(' ')

/** Their time here is over (domain §1.6): a blocked student may still be in a group. */
export const leftStatuses = ['left', 'alumni'] as const

export const hasLeft = (status: string) => leftStatuses.some((one) => one === status)

export const departureOf = (status: string): Departure =>
  status === 'alumni' ? 'finished' : 'left'
