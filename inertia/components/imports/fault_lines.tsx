import { router } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { ImportDetail, RowFault } from '~/components/imports/types'
import { isPlanProblem } from '#domain/imports/rules/plan_problems'
import { StatusDot } from '~/ui/status_dot'
import classes from '~/components/imports/imports.module.css'
import lines from '~/components/imports/rows.module.css'

interface FaultLinesProps {
  record: ImportDetail
  faults: RowFault[]
  mayChoose: boolean
}

export function FaultLines({ record, faults, mayChoose }: FaultLinesProps) {
  const t = useTranslations('imports')
  if (faults.length === 0) return null
  const isLeft = record.wrong_cells === 'empty'
  const isChoice = isLeft ? faults.some(isEmptied) : record.invalid > 0
  const choose = () => {
    const { mapping, policy, date_order } = record
    router.post(urlFor('admin.imports.check.store', { id: record.id }), {
      mapping: mapping.map((name) => name ?? ''),
      ...{ policy, date_order, wrong_cells: isLeft ? 'skip' : 'empty' },
    })
  }
  return (
    <section className={classes.card} aria-label={t('faults_found.title')}>
      <h2 className={classes.subtitle}>{t('faults_found.title')}</h2>
      <ul className={lines.lines}>
        {faults.map(({ column, type, is_taken: taken, count, values }) => (
          <li key={`${column} ${type} ${taken}`}>
            <StatusDot tone={taken ? 'attention' : 'danger'} isSentence>
              <span>
                {t('faults_found.rows', { count })}{' '}
                {column
                  ? t.rich('faults_found.of_column', {
                      strong: (chunks) => <strong>{chunks}</strong>,
                      column: t(`columns.${column}` as never),
                      problem: t(`problems.${type}`, { number: 0 }),
                    })
                  : t(`problems.${type}`, { number: 0 })}
                {values.length > 0 && (
                  <span className={classes.quiet}>
                    {' '}
                    {'('}
                    <Values values={values} />
                    {')'}
                  </span>
                )}
              </span>
            </StatusDot>
            <span className={classes.quiet}>
              {t(fateOf({ type, is_taken: taken }, record.status))}
            </span>
          </li>
        ))}
      </ul>
      {mayChoose && isChoice && (
        <Button variant="default" className={classes.start} onClick={choose}>
          {t(isLeft ? 'faults_found.skip' : 'faults_found.empty')}
        </Button>
      )}
    </section>
  )
}

type Fate = Pick<RowFault, 'type' | 'is_taken'>

const isEmptied = ({ type, is_taken: taken }: Fate) => taken && !isPlanProblem(type)

const fateOf = (fault: Fate, status: ImportDetail['status']) => {
  const { is_taken: taken, type } = fault
  if (taken && isPlanProblem(type))
    return status === 'checked' ? 'faults_found.will_warn' : 'faults_found.warned'
  if (status === 'checked') return taken ? 'faults_found.will_empty' : 'faults_found.will_skip'
  return taken ? 'faults_found.emptied' : 'faults_found.skipped'
}

function Values({ values }: { values: string[] }) {
  return values.map((value, place) => (
    <span key={value}>
      {place > 0 && ' · '}
      <bdi>{value}</bdi>
    </span>
  ))
}
