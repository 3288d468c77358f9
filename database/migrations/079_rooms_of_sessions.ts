import { Migration } from '#database/migration'

/**
 * A session that stays where and when it is keeps what its room said: it asks the room only for another hour or room.
 * So who cancels sessions waits for no room, and who changes a room may wait for them.
 */
export default class RoomsOfSessions extends Migration {
  up() {
    this.run(`
      create or replace function public.keep_room_exclusive() returns trigger language plpgsql
      set search_path = pg_catalog as $$
      begin
        if tg_op = 'UPDATE' and (new.room_id, new.room_is_exclusive, new.starts_at, new.ends_at)
          is not distinct from (old.room_id, old.room_is_exclusive, old.starts_at, old.ends_at)
        then
          return new;
        end if;
        new.room_is_exclusive := not coalesce((
          select r.can_double_book from public.rooms r
          where r.tenant_id = new.tenant_id and r.id = new.room_id for share
        ), false);
        return new;
      end $$;`)
  }
}
