import { CreatePackage } from '#domain/billing/actions/create_package'
import { CreateService } from '#domain/billing/actions/create_service'
import type { PackageFields } from '#domain/billing/package_fields'
import type { ServiceFields } from '#domain/billing/service_fields'
import { system } from '#domain/shared/audit/actor'
import type { Centre } from '#tests/helpers/centre/centre'

const plain: ServiceFields = {
  code: null,
  nameEn: 'Class session',
  nameAr: 'حصة',
  kind: 'tuition',
  unit: 'session',
  billableTo: 'student',
  isRecurring: false,
  taxMode: 'inherit',
  taxRate: null,
  subjectId: null,
  levelId: null,
  workType: null,
  status: 'active',
}

const usd = (minor: number) => ({ minor: BigInt(minor), currency: 'USD', exponent: 2 })

/** A service of this centre, with a price (cents) from a day on where one is given. */
export async function createService(
  centre: Centre,
  fields: Partial<ServiceFields> = {},
  price: { cents: number; from: string } | null = null
) {
  const made = await new CreateService().execute({
    tenantId: centre.id,
    actor: system,
    fields: { ...plain, ...fields },
    price: price && { amount: usd(price.cents), effectiveFrom: price.from },
  })
  if (!made.ok) throw new Error(made.error.type)
  return made.value.id
}

export async function createPackage(
  centre: Centre,
  serviceId: string,
  fields: Partial<PackageFields> = {}
) {
  const made = await new CreatePackage().execute({
    tenantId: centre.id,
    actor: system,
    fields: {
      code: null,
      nameEn: 'Ten sessions',
      nameAr: 'عشر حصص',
      unit: 'sessions',
      lines: [{ serviceId, quantity: '10' }],
      price: usd(90_000),
      listPrice: usd(100_000),
      validityDays: 90,
      starts: 'purchase',
      transferableToSiblings: false,
      bonusUnits: 0,
      maxPerStudent: null,
      saleFrom: null,
      saleUntil: null,
      ...fields,
    },
  })
  if (!made.ok) throw new Error(made.error.type)
  return made.value.id
}
