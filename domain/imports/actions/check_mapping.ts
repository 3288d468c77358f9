import { columnsOf } from '#domain/imports/columns/import_columns'
import { policiesOf } from '#domain/imports/columns/columns'
import { type Mapping, missingColumns } from '#domain/imports/columns/guess_mapping'
import type { WrongCells } from '#domain/imports/columns/left_empty'
import type { DateOrder } from '#domain/shared/choices/date_orders'
import type { Policy } from '#domain/imports/rules/policy'
import { forgetCheck } from '#domain/imports/work/forget_check'
import { beginStep, importIn, type StepRefusal } from '#domain/imports/actions/begin_step'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  id: string
  mapping: Mapping
  policy: Policy
  dateOrder: DateOrder
  /** Omitted: unchanged. */
  wrongCells?: WrongCells
}

type Refusal =
  | StepRefusal
  | { type: 'column_twice'; column: string }
  | { type: 'columns_missing'; columns: string[] }

/** The dry run: looks at every row and writes none. */
export class CheckMapping {
  execute(input: Input): Promise<Result<{ id: string }, Refusal>> {
    return withTenant(input.tenantId, () => this.#check(input))
  }

  async #check({
    id,
    mapping,
    policy,
    dateOrder,
    wrongCells,
  }: Input): Promise<Result<{ id: string }, Refusal>> {
    const found = await importIn(id, ['mapping', 'checked', 'stopped'])
    if (!found.ok) return found
    const { entity, headings, step, wrong_cells: before } = found.value
    if (step !== 'check') return err({ type: 'not_now' })

    const entityColumns = columnsOf[entity]
    const names = entityColumns.columns.map(({ name }) => name)
    const known = headings.map((_, place) => {
      const name = mapping[place] ?? null
      return name !== null && names.includes(name) ? name : null
    })
    const twice = known.find((name, place) => name !== null && known.indexOf(name) < place)
    if (twice) return err({ type: 'column_twice', column: twice })
    const [missing] = missingColumns(entityColumns, known)
    if (missing) return err({ type: 'columns_missing', columns: [...missing] })

    const nothing = await forgetCheck(id)
    const chosen = {
      mapping: JSON.stringify(known),
      policy: policiesOf(entityColumns).includes(policy) ? policy : policiesOf(entityColumns)[0],
      date_order: dateOrder,
      wrong_cells: wrongCells ?? before,
    }
    await beginStep({ id, next_row: 0, handled: 0 }, 'check', { ...nothing, ...chosen })
    return ok({ id })
  }
}
