import { payment } from '#database/seeders/demo/data/billing_words'
import { places } from '#database/seeders/demo/data/places'
import type { DemoCentre } from '#database/seeders/demo/demo_centres'
import { sure } from '#database/seeders/demo/sure'
import { changeDocumentSettings } from '#domain/access/centre/actions/change_document_settings'
import { ChangeFinancial } from '#domain/access/centre/actions/change_financial'
import { ChangeGeneral } from '#domain/access/centre/actions/change_general'
import { findDocumentSettings } from '#domain/access/centre/queries/find_document_settings'
import { findFinancial } from '#domain/access/centre/queries/find_financial'
import { findGeneral } from '#domain/access/centre/queries/find_general'
import { system } from '#domain/shared/audit/actor'
import { decimalsOf } from '#domain/shared/money/currencies'

/** Answers the centre's time zone. */
export async function tellAbout(tenantId: string, { country, nameEn, nameAr }: DemoCentre) {
  const { currency, taxRate, taxNumber, phone, addressEn, addressAr } = places[country]
  const { financial } = await findFinancial()
  const settings = {
    currency: { ...financial.currency, value: currency },
    tax_rate: { ...financial.tax_rate, value: taxRate },
    decimal_places: { ...financial.decimal_places, value: decimalsOf(currency) },
  }
  const made = { tenantId, actor: system }
  sure(await new ChangeFinancial().execute({ ...made, settings, fewerDecimalsConfirmed: false }))

  const { general, version } = await findGeneral()
  const told = {
    ...{ legal_name_en: `${nameEn} Est.`, legal_name_ar: `مؤسسة ${nameAr}` },
    ...{ tax_number: taxNumber, address_en: addressEn, address_ar: addressAr, phone },
  }
  sure(await new ChangeGeneral().execute({ ...made, general: { ...general, ...told }, version }))
  const documents = await findDocumentSettings()
  const payment_en = payment[country].en
  const payment_ar = payment[country].ar
  const changed = { ...documents.settings, payment_en, payment_ar }
  const documentsMade = { ...made, settings: changed, version: documents.version }
  sure(await changeDocumentSettings(documentsMade))
  return general.timezone
}
