import { Migration } from '#database/migration'

/**
 * `sheets` are those of a workbook that somebody can choose from, with the drive keys of their tables; empty
 * where there is only one. `sheet` is the place of the chosen one.
 */
export default class ImportSheets extends Migration {
  up() {
    this.run(`
      alter table public.imports
        add sheets jsonb not null default '[]',
        add sheet integer not null default 0 check (sheet >= 0)`)
  }
}
