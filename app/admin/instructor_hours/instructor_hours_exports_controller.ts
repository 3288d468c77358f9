import type { HttpContext } from '@adonisjs/core/http'
import { askedHours } from '#app/admin/instructor_hours/asked_hours'
import InstructorHoursPolicy from '#app/admin/instructor_hours/instructor_hours_policy'
import { sendSheet } from '#core/lists/send_sheet'
import { namesOf } from '#core/people/names_of'
import { type ListedHours, listHours } from '#domain/attendance/queries/list_hours'
import { hourFigures, hoursOf } from '#domain/shared/choices/instructor_hours'
import { readStatements } from '#domain/shared/data/database'

export default class InstructorHoursExportsController {
  async show(ctx: HttpContext) {
    await ctx.bouncer.with(InstructorHoursPolicy).authorize('index')
    const request = await askedHours(ctx)
    const { locale, tenant } = ctx
    const everybody = { ...request, instructors: 'all' } as const
    return sendSheet<ListedHours>(ctx, {
      name: 'instructor_hours',
      columns: columns(ctx),
      rows: async function* () {
        yield await readStatements(tenant.id, () => listHours(everybody, locale))
      },
    })
  }
}

const columns = ({ i18n, locale }: HttpContext) => {
  const titled = (name: string) => i18n.t(`instructor_hours.columns.${name}`)
  return [
    { title: titled('number'), cell: (row: ListedHours) => row.number },
    { title: titled('name'), cell: (row: ListedHours) => namesOf(locale, row) },
    {
      title: titled('sessions'),
      cell: (row: ListedHours) => String(row.sessions),
      type: 'number' as const,
    },
    ...hourFigures.map((figure) => ({
      title: titled(figure),
      cell: (row: ListedHours) => String(hoursOf(row[figure])),
      type: 'number' as const,
    })),
  ]
}
