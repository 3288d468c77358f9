import { Migration } from '#database/migration'

/**
 * That a mark's tenant exists follows from its session, whose key has the tenant in it. Each row of a roster locked the
 * centre's own row for it, together with everybody else who was marking there: the dearest of the four keys.
 */
export default class KeysOfMarks extends Migration {
  up() {
    for (const table of ['attendance', 'attendance_marks'])
      this.run(`alter table public.${table} drop constraint ${table}_tenant_id_fkey`)
  }
}
