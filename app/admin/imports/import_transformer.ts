import { BaseTransformer } from '@adonisjs/core/transformers'
import { policiesOf } from '#domain/imports/columns/columns'
import { columnsOf } from '#domain/imports/columns/import_columns'
import { hoursOfRow } from '#domain/imports/columns/session_hours'
import type { ImportRecord, ImportRow } from '#domain/imports/import'

type Shown = ImportRecord & { rows: ImportRow[]; leftOut: string[] }

/** A row is told by its name where a problem is of no cell. */
const nameColumns = ['full_name', 'first_name', 'last_name']

export default class ImportTransformer extends BaseTransformer<Shown> {
  toObject() {
    const { rows, sheets, leftOut, created_at, started_at, finished_at } = this.resource
    return {
      ...this.pick(this.resource, [
        ...(['id', 'entity', 'file_name', 'size', 'format', 'encoding', 'delimiter'] as const),
        ...([
          'headings',
          'sample',
          'total',
          'mapping',
          'date_order',
          'policy',
          'wrong_cells',
        ] as const),
        ...(['status', 'step', 'handled', 'to_create', 'to_update', 'to_skip'] as const),
        ...(['invalid', 'created', 'updated', 'skipped', 'failed', 'undone', 'kept'] as const),
        ...(['one_script', 'paired', 'sheet'] as const),
        ...(['sessions_planned', 'sessions_made', 'sessions_undone', 'sessions_kept'] as const),
        ...(['started_by_name', 'started_by_name_other'] as const),
      ]),
      columns: columnsOf[this.resource.entity].columns
        .map(({ name }) => name)
        .filter((name) => !leftOut.includes(name)),
      sheets: sheets.map(({ name, total }) => ({ name: name ?? '', total })),
      policies: [...policiesOf(columnsOf[this.resource.entity])],
      created_at: created_at.toISOString(),
      started_at: started_at?.toISOString() ?? null,
      finished_at: finished_at?.toISOString() ?? null,
      rows: rows.map((row) => this.#row(row)),
    }
  }

  /** When its sessions are, as the times in its cells were understood. */
  #hours(cells: ImportRow['cells']) {
    const { mapping } = this.resource
    const hours = hoursOfRow((column) => cells?.[mapping.indexOf(column)] ?? '')
    return hours && { starts: hours.starts, ends: hours.ends }
  }

  #row({ row, outcome, number, record_id, problems, cells, sessions }: ImportRow) {
    const { mapping, same_as } = this.resource
    return {
      row,
      is_same: same_as[row] !== undefined,
      name: nameColumns
        .map((name) => cells?.[mapping.indexOf(name)])
        .filter(Boolean)
        .join(' '),
      outcome,
      number,
      record_id,
      sessions,
      hours: sessions === null ? null : this.#hours(cells),
      problems: (problems ?? []).map(({ column, type, number: bound, session, person }) => ({
        column,
        type,
        number: bound ?? null,
        session: session ?? null,
        person: person ?? null,
        value: (column && cells?.[mapping.indexOf(column)])?.slice(0, 100) || null,
      })),
    }
  }
}
