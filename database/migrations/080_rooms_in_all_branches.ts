import { Migration } from '#database/migration'
import { applicationRole } from '#database/tenant_table'

/** A room's word about double bookings holds in every branch, whichever its changer sees (ADR 46). */
export default class RoomsInAllBranches extends Migration {
  up() {
    for (const name of ['keep_room_exclusive', 'room_exclusive_again'])
      this.run(`
        alter function public.${name}() security definer set search_path = pg_catalog, pg_temp;
        revoke execute on function public.${name}() from public;
        grant execute on function public.${name}() to ${applicationRole()};`)
  }
}
