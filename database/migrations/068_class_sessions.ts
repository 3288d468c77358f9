import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

const kept = `
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)`

const types = `type in ('regular', 'trial', 'make_up', 'exam', 'revision', 'event')`

/** With whom and where: what a series and its class sessions have in common. */
const meeting = `
  tenant_id uuid not null references platform.tenants,
  id uuid not null,
  branch_id uuid not null default public.main_branch(),
  group_id uuid,
  student_id uuid,
  instructor_id uuid,
  room_id uuid,
  type text not null default 'regular' check (${types}),
  title text check (length(title) between 1 and 200),
  time_zone text not null check (length(time_zone) between 1 and 60),
  check (num_nonnulls(group_id, student_id) = 1 or type = 'event' and num_nonnulls(group_id, student_id) = 0),
  foreign key (tenant_id, branch_id) references public.branches (tenant_id, id),
  foreign key (tenant_id, group_id) references public.groups (tenant_id, id),
  foreign key (tenant_id, student_id) references public.students (tenant_id, id),
  foreign key (tenant_id, instructor_id) references public.instructors (tenant_id, id),
  foreign key (tenant_id, room_id) references public.rooms (tenant_id, id)`

/** Half-open, so that touching ends are no clash; a session that is cancelled or was let through takes up nothing. */
const alone = (column: string, condition = 'true') => `
  constraint class_sessions_${column}_alone exclude using gist
    (tenant_id with =, ${column}_id with =, tstzrange(starts_at, ends_at) with &&)
    where (${column}_id is not null and status <> 'cancelled' and clash_reason is null and ${condition})`

const indexes = (table: string, order: string) =>
  ['group', 'student', 'instructor', 'room']
    .map(
      (
        column
      ) => `create index ${table}_by_${column} on public.${table} (tenant_id, ${column}_id, ${order})
        where ${column}_id is not null;`
    )
    .join('\n')

/** Nobody is in two places at once: the database refuses it to whoever writes, also past the application (ADR 43). */
export default class ClassSessions extends Migration {
  up() {
    this.run(`create extension if not exists btree_gist schema public;`)
    this.series()
    this.sessions()
    this.rooms()
    this.listed()
  }

  private series() {
    this.run(`
      create table public.class_series (${meeting},
        rule jsonb not null check (jsonb_typeof(rule) = 'object'),
        starts_on date not null,
        ends_kind text not null check (ends_kind in ('on', 'count', 'held', 'dates')),
        ends_count integer check (ends_count between 1 and 1000),
        ends_on date not null check (ends_on >= starts_on),
        check ((ends_kind in ('count', 'held')) = (ends_count is not null)),
        ${kept}
      );
      ${indexes('class_series', 'starts_on')}
      create index class_series_by_branch on public.class_series (tenant_id, branch_id);
      ${isolate('public.class_series')}`)
  }

  private sessions() {
    this.run(`
      create table public.class_sessions (${meeting},
        series_id uuid,
        original_start timestamptz check ((original_start is null) = (series_id is null)),
        substitute_for uuid check (substitute_for <> instructor_id),
        starts_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > starts_at and ends_at <= starts_at + interval '24 hours'),
        status text not null default 'scheduled' check (status in ('scheduled', 'cancelled', 'completed')),
        cancelled_by text check (cancelled_by in ('centre', 'instructor', 'student', 'holiday', 'weather')),
        cancel_reason text check (length(cancel_reason) between 1 and 500),
        detached boolean not null default false,
        clash_reason text check (length(clash_reason) between 1 and 500),
        clash_allowed_by uuid,
        room_is_exclusive boolean not null default true,
        online_url text check (length(online_url) <= 500 and online_url ~ '^https?://'),
        notes text check (length(notes) <= 4000),
        check ((status = 'cancelled') = (cancelled_by is not null)),
        check (status = 'cancelled' or cancel_reason is null),
        constraint class_sessions_let_through check ((clash_reason is null) = (clash_allowed_by is null)),
        ${kept},
        unique (tenant_id, series_id, original_start),
        foreign key (tenant_id, series_id) references public.class_series (tenant_id, id),
        foreign key (tenant_id, substitute_for) references public.instructors (tenant_id, id),
        foreign key (tenant_id, clash_allowed_by) references public.users (tenant_id, id),
        ${alone('instructor')},
        ${alone('room', 'room_is_exclusive')},
        ${alone('group')}
      );
      create index class_sessions_by_start on public.class_sessions (tenant_id, starts_at desc, id desc);
      create index class_sessions_by_substituted on public.class_sessions (tenant_id, substitute_for)
        where substitute_for is not null;
      create index class_sessions_by_allowance on public.class_sessions (tenant_id, clash_allowed_by)
        where clash_allowed_by is not null;
      ${indexes('class_sessions', 'starts_at')}
      create index class_sessions_by_branch on public.class_sessions (tenant_id, branch_id, starts_at);
      ${isolate('public.class_sessions')}`)
  }

  /** Whether a room stands alone is its own fact: whatever is written into a session, the room's word is kept. */
  private rooms() {
    this.run(`
      create function public.keep_room_exclusive() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        new.room_is_exclusive := not coalesce((
          select r.can_double_book from public.rooms r
          where r.tenant_id = new.tenant_id and r.id = new.room_id for share
        ), false);
        return new;
      end $$;
      create trigger class_sessions_room_exclusive
        before insert or update of room_id, room_is_exclusive, starts_at, ends_at on public.class_sessions
        for each row execute function public.keep_room_exclusive();

      create function public.room_exclusive_again() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        update public.class_sessions set room_is_exclusive = not new.can_double_book
        where tenant_id = new.tenant_id and room_id = new.id and starts_at > now() - interval '24 hours' and ends_at > now();
        return null;
      end $$;
      create trigger rooms_exclusive_again after update of can_double_book on public.rooms
        for each row when (old.can_double_book <> new.can_double_book)
        execute function public.room_exclusive_again();`)
  }

  /** As the list looks through them: by what is written of those who meet, too. A session is cancelled, never archived. */
  private listed() {
    this.run(`
      create view public.listed_class_sessions with (security_invoker = true) as
      select s.tenant_id, s.id, s.starts_at, s.status, s.type, s.group_id, s.instructor_id, s.room_id,
        null::timestamptz as archived_at,
        concat_ws(' ', ' ' || search.normalise(s.title), g.search_text, p.search_text, i.search_text, r.search_text)
          as search_text
      from public.class_sessions s
      left join public.groups g on g.tenant_id = s.tenant_id and g.id = s.group_id
      left join public.students p on p.tenant_id = s.tenant_id and p.id = s.student_id
      left join public.instructors i on i.tenant_id = s.tenant_id and i.id = s.instructor_id
      left join public.rooms r on r.tenant_id = s.tenant_id and r.id = s.room_id;`)
  }
}
