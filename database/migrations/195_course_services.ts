import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

/**
 * The services that a course is billed by (docs/adr/0082-amount-of-a-line.md): its tuition names and taxes
 * what is taught, its fees are proposed with every enrolment or once for each student.
 */
export default class CourseServices extends Migration {
  up() {
    this.run(`
      create table public.course_services (
        tenant_id uuid not null references platform.tenants,
        course_id uuid not null,
        service_id uuid not null,
        role text not null check (role in ('tuition', 'fee')),
        charged text check (charged in ('each', 'once')),
        position smallint not null,
        primary key (tenant_id, course_id, service_id),
        check ((role = 'fee') = (charged is not null)),
        foreign key (tenant_id, course_id) references public.courses (tenant_id, id) on delete cascade,
        foreign key (tenant_id, service_id) references public.services (tenant_id, id)
      );
      create unique index course_services_tuition on public.course_services (tenant_id, course_id)
        where role = 'tuition';
      create index course_services_by_service on public.course_services (tenant_id, service_id);
      ${isolate('public.course_services')}`)
  }
}
