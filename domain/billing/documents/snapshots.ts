import { sql } from 'kysely'
import { findDocumentSettings } from '#domain/access/centre/queries/find_document_settings'
import { findFinancial } from '#domain/access/centre/queries/find_financial'
import { findGeneral } from '#domain/access/centre/queries/find_general'
import { moneySettingsOf } from '#domain/access/centre/rules/financial'
import { type NamedPayer, namedPayers } from '#domain/billing/payers/named_payers'
import { db } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { type StoredNames, storedNameFields } from '#domain/shared/text/person_names'

export type PayerSnapshot = Pick<
  NamedPayer,
  'kind' | 'number' | 'name' | 'name_other' | 'tax_number' | 'address' | 'email' | 'phone'
>

/** The keys are the students’ ids. */
export type StudentSnapshots = Record<string, StoredNames & { number: string }>

/** All that the paper of an issued document needs of the centre, and the settings that decide its number. */
export async function sellerSnapshot() {
  const [{ general }, { financial }, { settings }] = await Promise.all([
    findGeneral(),
    findFinancial(),
    findDocumentSettings(),
  ])
  const { payment_en, payment_ar, footer_en, footer_ar, qr } = settings
  const seller = {
    name_en: general.legal_name_en ?? general.name_en,
    name_ar: general.legal_name_ar ?? general.name_ar,
    tax_number: general.tax_number,
    address_en: general.address_en,
    address_ar: general.address_ar,
    phone: general.phone,
    country: general.country,
    logo: general.logo,
    timezone: general.timezone,
    digits: general.digits,
    hijri: general.hijri,
    money: moneySettingsOf(financial),
    payment_en,
    payment_ar,
    footer_en,
    footer_ar,
    qr: qr && general.country === 'SA' && general.tax_number !== null,
  }
  return { seller, settings }
}

export type CentreSnapshot = Awaited<ReturnType<typeof sellerSnapshot>>
export type SellerSnapshot = CentreSnapshot['seller']

/** The keys are the payers’ ids. */
export async function payerSnapshots(ids: string[]): Promise<Map<string, PayerSnapshot>> {
  const read = sql<NamedPayer>`select n.* from ${namedPayers} n where n.id = ${anyOf(ids)}`
  const { rows } = await read.execute(db())
  return new Map(
    rows.map(({ id, kind, number, name, name_other, tax_number, address, email, phone }) => [
      id,
      { kind, number, name, name_other, tax_number, address, email, phone },
    ])
  )
}

export async function studentSnapshots(ids: (string | null)[]): Promise<StudentSnapshots> {
  const students = await db()
    .selectFrom('students')
    .where('id', '=', anyOf(ids))
    .select(['id', 'number', ...storedNameFields])
    .execute()
  return Object.fromEntries(students.map(({ id, ...names }) => [id, names]))
}
