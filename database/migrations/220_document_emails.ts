import { limitToBranches, withRecord } from '#database/branch_policy'
import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

/**
 * An e-mail of a document waits until the mail server took it (`sent_at`) or nobody tries any more
 * (`failed_at`).
 */
export default class DocumentEmails extends Migration {
  up() {
    this.run(`
      create table public.document_emails (
        tenant_id uuid not null references platform.tenants,
        document_id uuid not null,
        requested_at timestamptz not null,
        email text not null,
        sent_at timestamptz,
        failed_at timestamptz,
        failure text check (failure in ('refused', 'unreachable', 'no_address', 'not_issued')),
        primary key (tenant_id, document_id, requested_at),
        foreign key (tenant_id, document_id) references public.documents (tenant_id, id),
        check (sent_at is null or failed_at is null),
        check ((failed_at is null) = (failure is null))
      );
      ${isolate('public.document_emails')}
      ${limitToBranches('document_emails', withRecord('document_emails', 'documents', 'document_id'))}`)
  }
}
