/** Domain §1.13. */
export const packageUnits = ['sessions', 'hours', 'amount'] as const

export const packageStarts = ['purchase', 'first_use'] as const

export const packageStatuses = ['draft', 'active', 'retired'] as const

export const quantityShape = /^\d{1,6}(\.\d{1,2})?$/

export const longestQuantity = '999999.99'.length

export type PackageStatus = (typeof packageStatuses)[number]

const next: Record<PackageStatus, PackageStatus | null> = {
  draft: 'active',
  active: 'retired',
  retired: null,
}

export const nextStatus = (status: PackageStatus) => next[status]
