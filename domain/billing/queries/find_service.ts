import type { ServiceFields } from '#domain/billing/service_fields'
import { isUuid } from '#domain/shared/is_uuid'
import type { WireAmount } from '#domain/shared/money'
import { selectRows } from '#domain/shared/select_rows'

type Named = { id: string; code: string; name_en: string | null; name_ar: string | null }

export type ServicePrice = { id: string; effective_from: string; price: WireAmount }

export type FoundService = {
  id: string
  code: string
  name_en: string | null
  name_ar: string | null
  kind: ServiceFields['kind']
  unit: ServiceFields['unit']
  billable_to: ServiceFields['billableTo']
  is_recurring: boolean
  tax_mode: ServiceFields['taxMode']
  tax_rate: string | null
  subject: Named | null
  level: Named | null
  work_type: ServiceFields['workType']
  status: ServiceFields['status']
  version: number
  created_at: Date
  archived_at: Date | null
  /** The latest day first. */
  prices: ServicePrice[]
}

const named = (table: string, alias: string) =>
  `(select jsonb_build_object('id', n.id, 'code', n.code, 'name_en', n.name_en, 'name_ar', n.name_ar)
    from ${table} n where n.id = s.${alias}_id) as ${alias}`

const sql = `
  select s.id, s.code, s.name_en, s.name_ar, s.kind, s.unit, s.billable_to, s.is_recurring, s.tax_mode,
    s.tax_rate::text, s.work_type, s.status, s.version, s.created_at, s.archived_at,
    ${named('subjects', 'subject')}, ${named('levels', 'level')},
    coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'effective_from', p.effective_from, 'price',
      jsonb_build_object('minor', p.amount::text, 'currency', p.currency, 'exponent', p.exponent))
      order by p.effective_from desc) from service_prices p where p.service_id = s.id), '[]') as prices
  from services s where s.id = ?`

/** One service with all its prices; an absent one and another tenant's are the same nothing. */
export class FindService {
  async execute(id: string): Promise<FoundService | null> {
    if (!isUuid(id)) return null
    const [row] = await selectRows<FoundService>(sql, [id])
    return row ?? null
  }
}
