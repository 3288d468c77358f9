import type { I18n } from '@adonisjs/i18n'
import { joined } from '#core/languages/phrases'
import type { Problem } from '#domain/imports/cells/cell'
import type { ImportRecord, ImportRow } from '#domain/imports/import'

export function resultColumns(i18n: I18n, { headings }: ImportRecord) {
  const why = ({ column, type, number }: Problem) => {
    const text = i18n.t(`imports.problems.${type}`, { number: number ?? 0 })
    return column ? `${i18n.t(`imports.columns.${column}`)}: ${text}` : text
  }
  const told = {
    row: ({ row }: ImportRow) => String(row),
    outcome: ({ outcome }: ImportRow) => i18n.t(`imports.outcomes.${outcome}`),
    number: ({ number }: ImportRow) => number,
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
