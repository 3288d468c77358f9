import { Migration } from '#database/migration'

/** Invoices and credit notes as their lists look through them: drafts come before what was issued. */
export default class ListedDocuments extends Migration {
  up() {
    for (const [view, kind] of [
      ['listed_invoices', 'invoice'],
      ['listed_credit_notes', 'credit_note'],
    ])
      this.run(`
        create view public.${view} with (security_invoker = true) as
        select d.tenant_id, d.id, d.status, d.number, d.payer_id, d.branch_id, d.invoice_id, d.reason, d.currency,
          d.exponent, d.net, d.tax, d.total, d.credited, d.issued_on, d.due_on, d.sent_at, d.version, d.created_at,
          coalesce(d.issued_at, 'infinity'::timestamptz) as placed_at,
          coalesce(d.due_on, 'infinity'::date) as payable_on,
          null::timestamptz as archived_at,
          ' ' || search.normalise(d.number) as search_text
        from public.documents d where d.kind = '${kind}';
        create index documents_${view} on public.documents (tenant_id, coalesce(issued_at, 'infinity'::timestamptz), id)
          where kind = '${kind}';`)
    this.run(`
      create index documents_invoices_by_due on public.documents (tenant_id, coalesce(due_on, 'infinity'::date), id)
        where kind = 'invoice';`)
  }
}
