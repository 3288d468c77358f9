import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

export default class Students extends Migration {
  up() {
    this.run(`
      alter table students
        add sequence bigint not null,
        add gender text check (gender in ('male', 'female')),
        add birth_date date,
        add nationality text check (nationality ~ '^[A-Z]{2}$'),
        add national_id text check (length(national_id) between 1 and 40),
        add whatsapp boolean not null default false,
        add school_name text check (length(school_name) <= 120),
        add notes text check (length(notes) <= 4000),
        add unique (tenant_id, sequence),
        add unique (tenant_id, national_id);
      create index students_by_email on students (tenant_id, email);
      create index students_by_phone on students (tenant_id, phone);
      create index students_by_birth_date on students (tenant_id, birth_date);

      create table public.counters (
        tenant_id uuid not null references platform.tenants,
        name text not null,
        next bigint not null,
        primary key (tenant_id, name)
      );
      ${isolate('counters')}
    `)
  }
}
