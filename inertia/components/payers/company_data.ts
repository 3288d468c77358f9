import { askedName } from '#domain/shared/text/person_names'
import type { PayerDetail } from '~/components/payers/types'

export type CompanyData = {
  name_en: string
  name_ar: string
  tax_number: string
  address: string
  email: string
  phone: string
  phone_country: string
  language: string
  version: number
}

/** Without a payer it is a new company. The language `centre` is none of its own. */
export function companyData(payer?: PayerDetail, country = ''): CompanyData {
  const name = askedName(payer?.name ?? '', payer?.name_other ?? null)
  return {
    name_en: name.en,
    name_ar: name.ar,
    tax_number: payer?.tax_number ?? '',
    address: payer?.address ?? '',
    email: payer?.email ?? '',
    phone: payer?.phone ?? '',
    phone_country: country,
    language: payer?.language ?? 'centre',
    version: payer?.version ?? 1,
  }
}

export const sentLanguage = ({ language }: CompanyData) => (language === 'centre' ? null : language)
