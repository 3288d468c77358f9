import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Figures, HoursQuery, HoursRow } from '~/components/instructor_hours/types'
import { urlFor } from '~/client'
import { useFormat } from '~/hooks/use_format'
import { queryString } from '~/ui/list/list_query'
import { useNames } from '~/ui/names/use_names'
import { hourFigures, hoursOf } from '#domain/shared/choices/instructor_hours'
import classes from '~/components/instructor_hours/hours.module.css'

interface HoursTableProps {
  hours: HoursRow[]
  query: HoursQuery
}

/** Columns that are nothing for everybody are left out, except what everybody looks for. */
export function HoursTable({ hours, query }: HoursTableProps) {
  const t = useTranslations('instructor_hours')
  const names = useNames()
  const total = totalOf(hours)
  const shown = figuresOf(total)
  return (
    <table role="table" className={classes.hours}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{t('columns.name')}</th>
          {shown.map((figure) => (
            <th key={figure} role="columnheader">
              {t(`columns.${figure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {hours.map((row) => (
          <tr key={row.instructor_id} role="row">
            <th role="rowheader" scope="row">
              <Anchor
                component={Link}
                href={
                  urlFor('admin.instructor_hours.show', { id: row.instructor_id }) +
                  queryString(query, {})
                }
              >
                <bdi>{names(row).lead}</bdi>
              </Anchor>
            </th>
            <HourCells figures={row} shown={shown} />
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <th role="rowheader" scope="row">
            {t('total')}
          </th>
          <HourCells figures={total} shown={shown} />
        </tr>
      </tfoot>
    </table>
  )
}

type Shown = 'sessions' | (typeof hourFigures)[number]

function HourCells({ figures, shown }: { figures: Figures; shown: Shown[] }) {
  const t = useTranslations('instructor_hours.columns')
  const { number } = useFormat()
  return shown.map((figure) => (
    <td key={figure} role="cell" data-label={t(figure)} data-none={!figures[figure] || undefined}>
      {number(figure === 'sessions' ? figures.sessions : hoursOf(figures[figure]))}
    </td>
  ))
}

const always: Shown[] = ['sessions', 'taught', 'planned', 'paid']

export const figuresOf = (figures: Figures): Shown[] =>
  (['sessions', ...hourFigures] as const).filter(
    (figure) => always.includes(figure) || figures[figure] > 0
  )

function totalOf(hours: HoursRow[]): Figures {
  const sum = (figure: Shown) => hours.reduce((all, row) => all + row[figure], 0)
  const figures = ['sessions', ...hourFigures] as const
  return Object.fromEntries(figures.map((figure) => [figure, sum(figure)])) as Figures
}
