import { Link } from '@adonisjs/inertia/react'
import { Anchor, Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { recordUrls } from '~/ui/record/record_urls'
import type { ImportDetail, WrongRow } from '~/components/imports/types'
import { ConvertedDay, ProblemText, SessionInTheWay } from '~/components/imports/problem_text'
import { isSameProblem, SameChild } from '~/components/imports/same_child'
import { useFormat } from '~/hooks/use_format'
import { isPlanProblem } from '#domain/imports/rules/plan_problems'
import classes from '~/components/imports/imports.module.css'
import lines from '~/components/imports/rows.module.css'

interface WrongRowsProps {
  record: ImportDetail
  more: number | null
  after: number
  mayChoose: boolean
}

export function WrongRows({ record, more, after, mayChoose }: WrongRowsProps) {
  const t = useTranslations('imports.rows')
  if (record.rows.length === 0) return null
  const { status } = record
  const title = t(status === 'undone' ? 'kept' : status === 'checked' ? 'invalid' : 'wrong')
  const address = urlFor('admin.imports.show', { id: record.id })
  return (
    <section className={classes.card} aria-label={title}>
      <h2 className={classes.subtitle}>{title}</h2>
      <ul className={lines.wrong}>
        {record.rows.map((row) => (
          <li key={row.row}>
            <span className={lines.rowNumber}>{t('row', { row: row.row })}</span>
            <RowFaults record={record} row={row} mayChoose={mayChoose} />
          </li>
        ))}
      </ul>
      {(more !== null || after > 0) && (
        <nav className={classes.pages}>
          {after > 0 && (
            <Button component={Link} href={address} variant="default">
              {t('first')}
            </Button>
          )}
          {more !== null && (
            <Button component={Link} href={`${address}?after=${more}`} variant="default">
              {t('more')}
            </Button>
          )}
        </nav>
      )}
    </section>
  )
}

interface RowFaultsProps {
  record: ImportDetail
  row: WrongRow
  mayChoose: boolean
}

function RowFaults({ record, row, mayChoose }: RowFaultsProps) {
  const t = useTranslations('imports')
  const { hoursUntil } = useFormat()
  const isTaken = !['invalid', 'failed', 'kept'].includes(row.outcome)
  if (row.record_id && row.number && row.problems.length === 0) {
    return <RecordLink href={recordUrls(record.entity).show(row.record_id)} number={row.number} />
  }
  if (row.outcome === 'skipped') return <span>{t('rows.stands')}</span>
  return (
    <ul className={lines.faults}>
      {row.record_id && row.number && (
        <li>
          <RecordLink href={recordUrls(record.entity).show(row.record_id)} number={row.number} />
        </li>
      )}
      {row.sessions !== null && isTaken && (
        <li className={lines.plain}>
          {t('rows.sessions', { count: row.sessions })}
          {row.hours && <span>{hoursUntil(row.hours.starts, row.hours.ends)}</span>}
        </li>
      )}
      {row.problems.map(({ column, type, number, value, session, person }) => (
        <li key={`${column} ${type}`}>
          {column && <strong>{t(`columns.${column}` as never)}</strong>}
          {value !== null && <bdi className={lines.value}>{value}</bdi>}
          <ProblemText isWarning={(isTaken || row.outcome === 'kept') && isPlanProblem(type)}>
            {t(`problems.${type}`, { number: number ?? 0 })}
          </ProblemText>
          {session && <SessionInTheWay session={session} />}
          {isSameProblem(type) && (
            <SameChild record={record} row={row} person={person} mayChoose={mayChoose} />
          )}
          <ConvertedDay problem={{ type, number }} />
        </li>
      ))}
    </ul>
  )
}

const RecordLink = ({ href, number }: { href: string; number: string }) => (
  <Anchor component={Link} href={href}>
    <bdi dir="ltr">{number}</bdi>
  </Anchor>
)
