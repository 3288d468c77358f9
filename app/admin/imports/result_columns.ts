import type { I18n } from '@adonisjs/i18n'
import { joined } from '#core/languages/phrases'
import type { Problem, ProblemSession } from '#domain/imports/cells/cell'
import { convertedDay } from '#domain/imports/rules/plan_problems'
import type { ImportRecord, ImportRow } from '#domain/imports/import'

export function resultColumns(i18n: I18n, { headings, entity }: ImportRecord) {
  const why = ({ column, type, number, session, person }: Problem) => {
    const reason = i18n.t(`imports.problems.${type}`, { number: number ?? 0 })
    const detail = session
      ? nameOf(i18n, session)
      : (person?.number ?? convertedDay({ type, number }))
    const text = detail ? `${reason} (${detail})` : reason
    return column ? `${i18n.t(`imports.columns.${column}`)}: ${text}` : text
  }
  const told = {
    row: ({ row }: ImportRow) => String(row),
    outcome: ({ outcome }: ImportRow) => i18n.t(`imports.outcomes.${outcome}`),
    ...(entity === 'sessions'
      ? { sessions: ({ sessions }: ImportRow) => sessions?.toString() ?? null }
      : { number: ({ number }: ImportRow) => number }),
    problems: ({ problems }: ImportRow) => joined(i18n.locale, (problems ?? []).map(why), ';'),
  }
  return [
    ...Object.entries(told).map(([name, cell]) => ({
      title: i18n.t(`imports.results.${name}`),
      cell,
    })),
    ...headings.map((title, place) => ({
      title,
      cell: ({ cells }: ImportRow) => cells?.[place] ?? null,
    })),
  ]
}

/** How a cell of the results names a session: one in another branch by its time only. */
const nameOf = ({ locale }: I18n, { group, title, at }: ProblemSession) => {
  const called =
    locale === 'ar' ? (group?.title_ar ?? group?.title_en) : (group?.title_en ?? group?.title_ar)
  return [title ?? called, group?.code, at.replace('T', ' ')].filter(Boolean).join(' · ')
}
