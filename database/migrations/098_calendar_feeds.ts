import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

/** The address at which somebody's calendar program reads their class sessions (docs/adr/0055-calendar-feed.md). */
export default class CalendarFeeds extends Migration {
  up() {
    this.run(`
      create table public.calendar_feeds (
        tenant_id uuid not null references platform.tenants,
        user_id uuid not null,
        hash text not null check (length(hash) = 43),
        sealed text not null check (length(sealed) <= 500),
        made_at timestamptz not null default now(),
        read_at timestamptz,
        content text check (length(content) = 43),
        content_since timestamptz,
        check ((content is null) = (content_since is null)),
        primary key (tenant_id, user_id),
        unique (tenant_id, hash),
        foreign key (tenant_id, user_id) references public.users (tenant_id, id)
      );
      ${isolate('public.calendar_feeds')}`)
  }
}
