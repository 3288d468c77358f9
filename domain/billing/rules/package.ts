/** What a package holds (domain §1.13): class sessions, hours, or money to spend. */
export const packageUnits = ['sessions', 'hours', 'amount'] as const

/** When its days begin to count. */
export const packageStarts = ['purchase', 'first_use'] as const

export const packageStatuses = ['draft', 'active', 'retired'] as const

export type PackageStatus = (typeof packageStatuses)[number]

const next: Record<PackageStatus, PackageStatus | null> = {
  draft: 'active',
  active: 'retired',
  retired: null,
}

/** Where a package may go from here: it is put on sale once and retired once. */
export const nextStatus = (status: PackageStatus) => next[status]
