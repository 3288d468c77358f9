import { limitToBranches, withRecord } from '#database/branch_policy'
import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

const reference = (column: string, table: string, action = '') =>
  `foreign key (tenant_id, ${column}) references public.${table} (tenant_id, id) ${action}`

/**
 * A fee of a course is billed once for an enrolment or, where the course says so, once for the student: the
 * line of a draft claims it, until the line is removed or the invoice voided.
 */
export default class FeeClaims extends Migration {
  up() {
    this.run(`
      create table public.fee_claims (
        tenant_id uuid not null references platform.tenants,
        line_id uuid not null,
        service_id uuid not null,
        enrolment_id uuid not null,
        student_id uuid not null,
        is_once boolean not null,
        created_at timestamptz not null default now(),
        primary key (tenant_id, enrolment_id, service_id),
        ${reference('line_id', 'document_lines', 'on delete cascade')},
        ${reference('service_id', 'services')},
        ${reference('enrolment_id', 'enrolments')},
        ${reference('student_id', 'students')}
      );
      create unique index fee_claims_once on public.fee_claims (tenant_id, student_id, service_id) where is_once;
      create index fee_claims_by_student on public.fee_claims (tenant_id, student_id);
      create index fee_claims_by_service on public.fee_claims (tenant_id, service_id);
      create index fee_claims_by_line on public.fee_claims (tenant_id, line_id);
      ${isolate('public.fee_claims')}
      ${limitToBranches('fee_claims', withRecord('fee_claims', 'document_lines', 'line_id'))}`)
  }
}
