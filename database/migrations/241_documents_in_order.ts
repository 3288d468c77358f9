import { Migration } from '#database/migration'

const placed = `coalesce(issued_at, 'infinity'::timestamptz)`
const worth = `(total * 10 ^ (4 - exponent))`

/**
 * Lists of documents are counted, added up and put in order from their indexes alone: each has whatever
 * row-level security asks for, and the columns of its expressions, without which PostgreSQL reads the rows.
 */
export default class DocumentsInOrder extends Migration {
  up() {
    for (const [list, kind] of [
      ['invoices', 'invoice'],
      ['credit_notes', 'credit_note'],
    ])
      this.run(`
        drop index public.documents_listed_${list};
        create index documents_listed_${list} on public.documents (tenant_id, ${placed}, id)
          include (issued_at, branch_id) where kind = '${kind}';
        create index documents_${list}_by_total on public.documents (tenant_id, ${worth}, id)
          include (total, exponent, branch_id) where kind = '${kind}';`)
    this.run(`
      drop index public.documents_invoices_by_due;
      create index documents_invoices_by_due on public.documents (tenant_id, coalesce(due_on, 'infinity'::date), id)
        include (due_on, branch_id) where kind = 'invoice';
      drop index public.documents_invoice_sums;
      create index documents_invoice_sums on public.documents (tenant_id, currency, exponent, status)
        include (total, credited, branch_id, payer_id, issued_on, issued_at, due_on, id) where kind = 'invoice';
      create index documents_credit_note_sums on public.documents (tenant_id, issued_on)
        include (total, exponent, branch_id, payer_id, issued_at, id) where kind = 'credit_note';`)
  }
}
