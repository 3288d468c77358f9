import type { PackageFields } from '#domain/billing/package_fields'
import type { PackageStatus } from '#domain/billing/rules/package_words'
import { isUuid } from '#domain/shared/is_uuid'
import type { WireAmount } from '#domain/shared/money'
import { selectRows } from '#domain/shared/select_rows'

export type FoundLine = {
  service_id: string
  code: string
  name_en: string | null
  name_ar: string | null
  /** A decimal; null in a package of money. */
  quantity: string | null
}

export type FoundPackage = {
  id: string
  code: string
  name_en: string | null
  name_ar: string | null
  unit: PackageFields['unit']
  price: WireAmount
  list_price: WireAmount | null
  validity_days: number | null
  starts: PackageFields['starts']
  transferable_to_siblings: boolean
  bonus_units: number
  max_per_student: number | null
  sale_from: string | null
  sale_until: string | null
  status: PackageStatus
  version: number
  created_at: Date
  archived_at: Date | null
  lines: FoundLine[]
}

const amount = (column: string) =>
  `case when p.${column} is not null then jsonb_build_object('minor', p.${column}::text, 'currency', p.currency,
    'exponent', p.exponent) end as ${column}`

const sql = `
  select p.id, p.code, p.name_en, p.name_ar, p.unit, ${amount('price')}, ${amount('list_price')}, p.validity_days,
    p.starts, p.transferable_to_siblings, p.bonus_units, p.max_per_student, p.sale_from::text, p.sale_until::text,
    p.status, p.version, p.created_at, p.archived_at,
    coalesce((select jsonb_agg(jsonb_build_object('service_id', s.id, 'code', s.code, 'name_en', s.name_en,
      'name_ar', s.name_ar, 'quantity', trim_scale(l.quantity)::text) order by l.position)
      from package_lines l join services s on s.id = l.service_id where l.package_id = p.id), '[]') as lines
  from packages p where p.id = ?`

/** One package with its lines; an absent one and another tenant's are the same nothing. */
export class FindPackage {
  async execute(id: string): Promise<FoundPackage | null> {
    if (!isUuid(id)) return null
    const [row] = await selectRows<FoundPackage>(sql, [id])
    return row ?? null
  }
}
