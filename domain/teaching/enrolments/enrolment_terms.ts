import { type Expression, type Kysely, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { DB } from '#database/schema'
import { db } from '#domain/shared/data/database'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { type Amount, largestMinor } from '#domain/shared/money/money'
import { fromColumns, toColumns } from '#domain/teaching/charge_columns'
import { enrolmentRecord } from '#domain/teaching/enrolments/enrolment_changes'
import { toldColumns } from '#domain/shared/records/told_columns'
import type { Charge } from '#domain/teaching/rules/price'

/** Agreed from a day on, YYYY-MM-DD. `listed` is what the group charges everybody else that day. */
export type AgreedTerms = {
  enrolment_id: string
  from_day: string
  charge: Charge
  listed: Amount | null
  discount_reason: string | null
  /** The centre's setting decides where nothing is said. */
  tax_inclusive?: boolean
  act_id?: string
}

/** Terms replace those that begin on the same day. */
export async function agreeTerms({ charge, listed, ...terms }: AgreedTerms) {
  const { act_id: act } = terms
  if (act) await replaceTerms({ ...terms, replaced_by: act })
  const columns = toColumns(charge)
  await db()
    .insertInto('enrolment_terms')
    .values({ id: uuid(), ...terms, ...columns, ...beside(charge.price, listed) })
    .execute()
}

/** A list price takes the exponent of the price, where both are of one currency and can be stored so. */
function beside(price: Amount | null, listed: Amount | null) {
  if (!price || price.currency !== listed?.currency) return {}
  const exponent = Math.max(price.exponent, listed.exponent)
  const [minor, listMinor] = [price, listed].map(
    (amount) => amount.minor * 10n ** BigInt(exponent - amount.exponent)
  )
  if (minor! > largestMinor || listMinor! > largestMinor) return {}
  return { exponent, price: String(minor), list_price: String(listMinor) }
}

const replaceTerms = statement(
  (query, key: { enrolment_id: string; from_day: string; replaced_by: string }) =>
    query
      .updateTable('enrolment_terms')
      .set({ replaced_by: key.replaced_by })
      .where('enrolment_id', '=', key.enrolment_id)
      .where('from_day', '=', key.from_day)
      .where('replaced_by', 'is', null)
)

const termsOfAct = statement((query, key: { act_id: string }) =>
  query
    .selectFrom('enrolment_terms')
    .where('act_id', '=', key.act_id)
    .where('replaced_by', 'is', null)
    .select(['enrolment_id', 'from_day'])
)

export const listTermsOfAct = (act_id: string) => termsOfAct({ act_id })

/** Takes back what an act agreed, and what it had replaced holds again. */
export async function restoreTerms(key: { act_id: string; undo_id: string }) {
  await withdrawTerms(key)
  await reinstateTerms(key)
}

const withdrawTerms = statement((query, key: { act_id: string; undo_id: string }) =>
  query
    .updateTable('enrolment_terms')
    .set({ replaced_by: key.undo_id })
    .where('act_id', '=', key.act_id)
    .where('replaced_by', 'is', null)
)

const reinstateTerms = statement((query, key: { act_id: string }) =>
  query
    .updateTable('enrolment_terms')
    .set({ replaced_by: null })
    .where('replaced_by', '=', key.act_id)
)

/** The terms of an enrolment `e` on a day: the last that began by then, before the first the first. */
export const termsInForce = (query: Kysely<DB>, day: string | Expression<unknown>) =>
  query
    .selectFrom('enrolment_terms as p')
    .where('p.tenant_id', '=', sql.ref<string>('e.tenant_id'))
    .where('p.enrolment_id', '=', sql.ref<string>('e.id'))
    .where('p.replaced_by', 'is', null)
    .orderBy(sql`p.from_day <= ${day}::date`, 'desc')
    .orderBy(sql`abs(p.from_day - ${day}::date)`)
    .limit(sql.lit(1))
    .select(['p.from_day', 'p.price', 'p.list_price', 'p.currency', 'p.exponent'])
    .select(['p.tax_inclusive', 'p.billing_mode', 'p.discount_reason'])

const inForce = statement((query, key: { enrolment_id: string; day: string }) =>
  query
    .selectFrom('enrolments as e')
    .innerJoinLateral(termsInForce(query, key.day).as('t'), (join) => join.onTrue())
    .where('e.id', '=', key.enrolment_id)
    .select(['t.from_day', 't.price', 't.list_price', 't.currency', 't.exponent'])
    .select(['t.tax_inclusive', 't.billing_mode', 't.discount_reason'])
)

/** The terms of an enrolment on a day, YYYY-MM-DD. */
export async function agreedTerms(enrolment_id: string, day: string): Promise<EnrolmentTerms> {
  const [terms] = await inForce({ enrolment_id, day })
  return terms!
}

/** The columns of terms as the trail keeps them: a price is one value with its currency. */
export function auditedTerms(terms: EnrolmentTerms) {
  const { price, currency, exponent, billing_mode, tax_inclusive, discount_reason } = terms
  const columns = { price, currency, exponent, billing_mode, tax_inclusive, discount_reason }
  return toldColumns(enrolmentRecord, columns, columns)
}

export const agreedCharge = async (enrolment_id: string, day: string) =>
  fromColumns(await agreedTerms(enrolment_id, day))

const allTerms = statement((query, key: { enrolment_id: string }) =>
  query
    .selectFrom('enrolment_terms')
    .where('enrolment_id', '=', key.enrolment_id)
    .where('replaced_by', 'is', null)
    .orderBy('from_day')
    .select(['from_day', 'price', 'list_price', 'currency', 'exponent'])
    .select(['tax_inclusive', 'billing_mode', 'discount_reason'])
)

export type EnrolmentTerms = RowOf<typeof allTerms>

/** All that hold on some day, from the first on. */
export const listTerms = (enrolment_id: string): Promise<EnrolmentTerms[]> =>
  allTerms({ enrolment_id })
