import { sql } from 'kysely'
import {
  matchingDocuments,
  isOfStudents,
  payerOf,
  studentsOf,
} from '#domain/billing/queries/listed_document'
import { type InvoiceState, invoiceStates } from '#domain/billing/rules/invoice_state'
import { amount, centreToday, jsonById } from '#domain/shared/data/sql'
import { byId, catalogueSource, type ListedRow } from '#domain/shared/lists/catalogue_source'
import { listCatalogue } from '#domain/shared/lists/list_catalogue'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'

export const invoiceList = {
  area: 'invoices',
  sorts: { issued_on: 'desc', due_on: 'asc', total: 'desc' },
  choices: { state: invoiceStates },
  ids: ['payer', 'student', 'branch'],
  days: ['issued', 'due'],
} as const satisfies ListShape

/** It answers what `invoiceState` does, by the centre’s day. */
const state = sql<InvoiceState>`case when t.status <> 'issued' then t.status
  when t.open = 0 then case when t.total = 0 then 'open' when t.paid = 0 then 'credited' else 'paid' end
  when t.due_on < ${centreToday} then 'overdue' when t.paid = 0 then 'open' else 'part_paid' end`

/** A draft and a void invoice are owed by nobody. */
const open = sql<string>`case d.status when 'issued' then d.open else 0 end`

export const invoiceSource = catalogueSource('listed_invoices', invoiceList, {
  row: (invoices) =>
    invoices
      .innerJoinLateral(
        (of) => byId('documents', of.ref('t.id'), 'd'),
        (join) => join.onTrue()
      )
      .select(['d.id', 'd.number', 'd.status', 'd.issued_on', 'd.due_on', 'd.sent_at'])
      .select(['d.currency', 'd.version', state.as('state')])
      .select((of) => {
        const [currency, exponent] = [of.ref('d.currency'), of.ref('d.exponent')]
        return [
          payerOf(of.ref('d.payer_id')).as('payer'),
          studentsOf(of.ref('d.id')).as('students'),
          amount(of.ref('d.net'), currency, exponent).as('net'),
          amount(of.ref('d.tax'), currency, exponent).as('tax'),
          amount(of.ref('d.total'), currency, exponent).as('total'),
          amount(open, currency, exponent).as('open'),
          jsonById('branches', of.ref('d.branch_id'), ['name_en', 'name_ar']).as('branch'),
        ]
      }),
  findIds: matchingDocuments,
  order: {
    issued_on: 'placed_at',
    due_on: 'payable_on',
    total: { sql: sql`t.total * 10 ^ (4 - t.exponent)` },
  },
  choices: { state: { led: (wanted) => sql`${state} = any(${wanted}::text[])` } },
  ids: {
    payer: { led: 'payer_id' },
    student: { led: isOfStudents },
    branch: { led: 'branch_id' },
  },
  days: { issued: { day: 'issued_on' }, due: { day: 'due_on' } },
})

export type InvoiceRow = ListedRow<typeof invoiceSource>

export const listInvoices = (request: ListRequest<typeof invoiceList>) =>
  listCatalogue(invoiceSource, request)
