import { Migration } from '#database/migration'

/**
 * An unreadable cell is left empty, unless its row is to be skipped as every such row was before. A
 * row with emptied cells says so from the dry run on (docs/adr/0031).
 */
export default class WrongCells extends Migration {
  up() {
    this.run(`
      alter table public.imports add wrong_cells text not null default 'skip' check (wrong_cells in ('empty', 'skip'));
      alter table public.imports alter wrong_cells set default 'empty';
      alter table public.import_rows drop constraint import_rows_outcome_check,
        add constraint import_rows_outcome_check check (outcome in
          ('invalid', 'incomplete', 'created', 'updated', 'skipped', 'failed', 'undone', 'kept'));
      create index import_rows_to_tell on public.import_rows (tenant_id, import_id, row)
        where problems is not null or outcome = 'kept';`)
  }
}
