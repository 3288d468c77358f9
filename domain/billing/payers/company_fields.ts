import type { Columns } from '#domain/shared/data/sql'

export type CompanyFields = Columns<
  'payers',
  'name_other' | 'tax_number' | 'address' | 'email' | 'phone' | 'language'
> & {
  name: string
}
