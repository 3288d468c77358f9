import { sql } from 'kysely'
import {
  matchingDocuments,
  isOfStudents,
  payerOf,
  studentsOf,
} from '#domain/billing/queries/listed_document'
import { amount, jsonById } from '#domain/shared/data/sql'
import { byId, catalogueSource, type ListedRow } from '#domain/shared/lists/catalogue_source'
import { listCatalogue } from '#domain/shared/lists/list_catalogue'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'

export const creditNoteList = {
  area: 'credit_notes',
  sorts: { issued_on: 'desc', total: 'desc' },
  choices: {},
  ids: ['payer', 'student', 'branch'],
  days: ['issued'],
} as const satisfies ListShape

export const creditNoteSource = catalogueSource('listed_credit_notes', creditNoteList, {
  row: (notes) =>
    notes
      .innerJoinLateral(
        (of) => byId('documents', of.ref('t.id'), 'd'),
        (join) => join.onTrue()
      )
      .select(['d.id', 'd.number', 'd.issued_on', 'd.reason', 'd.sent_at', 'd.currency'])
      .select((of) => {
        const [currency, exponent] = [of.ref('d.currency'), of.ref('d.exponent')]
        return [
          jsonById('documents', of.ref('d.invoice_id'), ['id', 'number']).$notNull().as('invoice'),
          payerOf(of.ref('d.payer_id')).as('payer'),
          studentsOf(of.ref('d.id')).as('students'),
          amount(of.ref('d.net'), currency, exponent).as('net'),
          amount(of.ref('d.tax'), currency, exponent).as('tax'),
          amount(of.ref('d.total'), currency, exponent).as('total'),
          jsonById('branches', of.ref('d.branch_id'), ['name_en', 'name_ar']).as('branch'),
        ]
      }),
  findIds: matchingDocuments,
  order: {
    issued_on: 'placed_at',
    total: { sql: sql`t.total * 10 ^ (4 - t.exponent)` },
  },
  choices: {},
  ids: {
    payer: { led: 'payer_id' },
    student: { led: isOfStudents },
    branch: { led: 'branch_id' },
  },
  days: { issued: { day: 'issued_on' } },
})

export type CreditNoteRow = ListedRow<typeof creditNoteSource>

export const listCreditNotes = (request: ListRequest<typeof creditNoteList>) =>
  listCatalogue(creditNoteSource, request)
