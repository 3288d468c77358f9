import type { Infer } from '@vinejs/vine/types'
import type { createPackageValidator } from '#app/admin/packages/package_validator'
import { amountOf, type MoneyMeta } from '#core/forms/money_field'
import type { PackageFields } from '#domain/billing/package_fields'

export const packageFields = (
  money: { meta: MoneyMeta },
  form: Infer<typeof createPackageValidator>
): PackageFields => ({
  code: form.code ?? null,
  nameEn: form.name_en ?? null,
  nameAr: form.name_ar ?? null,
  unit: form.unit,
  lines: form.lines.map((line) => ({
    serviceId: line.service_id.toLowerCase(),
    quantity: line.quantity ?? null,
  })),
  price: amountOf(money, form.price),
  listPrice: form.list_price ? amountOf(money, form.list_price) : null,
  validityDays: form.validity_days ?? null,
  starts: form.starts,
  transferableToSiblings: form.transferable_to_siblings ?? false,
  bonusUnits: form.bonus_units ?? 0,
  maxPerStudent: form.max_per_student ?? null,
  saleFrom: form.sale_from ?? null,
  saleUntil: form.sale_until ?? null,
})
