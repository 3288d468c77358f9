import { givenId } from '#core/records/reference_fields'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { SuitabilityQuery } from '#app/admin/groups/suitability_query'
import { today } from '#domain/shared/time/clock'
import { readStatements } from '#domain/shared/data/database'
import { FindGroup } from '#domain/teaching/groups/queries/find_group'
import { firstDayIn } from '#domain/teaching/enrolments/rules/first_day'
import { mostAtOnce } from '#domain/shared/limits/counts'

const rowsOf = vine.create({
  rows: vine
    .array(
      vine.object({
        key: vine.number().withoutDecimals(),
        group: givenId(),
        gender: vine.string().maxLength(20).optional(),
        born: vine.string().maxLength(20).optional(),
      })
    )
    .maxLength(mostAtOnce.children),
})

export async function familyWarnings({ request, tenant }: HttpContext) {
  const [, asked] = await rowsOf.tryValidate({ rows: readRows(request.qs().rows) })
  const day = today(tenant.timezone)
  return readStatements(tenant.id, () =>
    Promise.all(
      (asked?.rows ?? []).map(async ({ key, group: id, ...child }) => {
        const group = await new FindGroup().execute(id)
        if (!group) return { key, warnings: [] }
        const on = firstDayIn(group.starts_on, day)
        return { key, warnings: new SuitabilityQuery({ ...child, on }).warnings(group) }
      })
    )
  )
}

function readRows(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : []
  } catch {
    return []
  }
}
