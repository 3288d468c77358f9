import { urlFor } from '~/client'
import type { PackageDetail } from '~/components/packages/types'
import { useMoney } from '~/hooks/use_money'
import { useRecordForm } from '~/ui/form/use_record_form'
import { linesText } from '~/components/packages/package_lines'
import type { WireAmount } from '#domain/shared/money/money'

export function usePackageForm(found: PackageDetail | null) {
  const { edit } = useMoney()
  return useRecordForm({
    saved: packageFormData(found, edit),
    isNew: found === null,
    send: (form, options) => {
      if (found) form.put(urlFor('admin.packages.update', { id: found.id }), options)
      else form.post(urlFor('admin.packages.store'), options)
    },
  })
}

export type PackageForm = ReturnType<typeof usePackageForm>

/** A package as the form holds it: empty is '', not null; its lines are one text (package_lines.ts). */
type PackageFormData = {
  name_en: string
  name_ar: string
  code: string
  unit: string
  lines: string
  bonus_units: string
  price: string
  list_price: string
  validity_days: string
  starts: string
  transferable_to_siblings: boolean
  max_per_student: string
  sale_from: string
  sale_until: string
  version: number
}

export const packageFormFields = [
  'name_en',
  'name_ar',
  'code',
  'unit',
  'lines',
  'bonus_units',
  'price',
  'list_price',
  'validity_days',
  'starts',
  'transferable_to_siblings',
  'max_per_student',
  'sale_from',
  'sale_until',
] as const

function packageFormData(
  found: PackageDetail | null,
  edit: (amount: WireAmount | null) => string
): PackageFormData {
  const lines = (found?.lines ?? []).map((line) => ({
    service: line.service_id,
    quantity: line.quantity ?? '',
  }))
  return {
    name_en: found?.name_en ?? '',
    name_ar: found?.name_ar ?? '',
    code: found?.code ?? '',
    unit: found?.unit ?? 'sessions',
    lines: linesText(lines),
    bonus_units: found?.bonus_units ? String(found.bonus_units) : '',
    price: edit(found?.price ?? null),
    list_price: edit(found?.list_price ?? null),
    validity_days: String(found?.validity_days ?? ''),
    starts: found?.starts ?? 'purchase',
    transferable_to_siblings: found?.transferable_to_siblings ?? false,
    max_per_student: String(found?.max_per_student ?? ''),
    sale_from: found?.sale_from ?? '',
    sale_until: found?.sale_until ?? '',
    version: found?.version ?? 1,
  }
}
