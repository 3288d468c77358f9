import { Migration } from '#database/migration'

/**
 * What followed from a mark before its session was called off: as long as it is off, that is kept
 * beside, and holds again when the session takes place after all.
 */
export default class WhatStood extends Migration {
  up() {
    this.run(`alter table public.attendance add stood jsonb check (jsonb_typeof(stood) = 'object')`)
    this.run(`
      do $$
      declare centre uuid;
      begin
        for centre in select id from platform.tenants loop
          perform set_config('app.tenant_id', centre::text, true);
          update public.attendance a set stood = jsonb_build_object(
            'event', m.mark->'event', 'counts_as_attended', m.mark->>'event' = 'attended',
            'charge_percent', m.mark->'charge_percent',
            'uses_unit', (m.mark->>'charge_percent')::smallint > 0,
            'pays_instructor', m.mark->>'event' in ('attended', 'no_show'))
          from (select distinct on (session_id, student_id) session_id, student_id, mark
            from public.attendance_marks where tenant_id = centre
            order by session_id, student_id, kept_at desc, id desc) m
          where a.tenant_id = centre and a.event = 'called_off'
            and m.session_id = a.session_id and m.student_id = a.student_id;
        end loop;
      end $$;`)
    this.run(`
      alter table public.attendance add constraint attendance_called_off_check
        check ((stood is not null) = (event = 'called_off'))`)
  }
}
