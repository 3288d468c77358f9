import { Button, NativeSelect } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Link } from '@adonisjs/inertia/react'
import type { BranchOption } from '~/components/branches/types'
import type { UnbilledDays, UnbilledSubject } from '~/components/invoice_drafts/types'
import { useSubjectName } from '~/components/invoice_drafts/unbilled/use_subject_name'
import type { useUnbilledQuery } from '~/components/invoice_drafts/unbilled/use_unbilled_query'
import { counts } from '#domain/shared/limits/counts'
import { lengthOfSpan } from '#domain/shared/time/day_span'
import { DateField } from '~/ui/form/days/date_field'
import { isSpan, lastDayAfter } from '~/ui/form/days/days'
import { useBothNames } from '~/ui/names/both_names'
import classes from '~/components/invoice_drafts/unbilled/unbilled.module.css'

interface UnbilledFiltersProps {
  query: UnbilledDays
  subject: UnbilledSubject | null
  branches: BranchOption[]
  show: ReturnType<typeof useUnbilledQuery>['show']
}

/** Days that are whole and in order are shown at once. */
export function UnbilledFilters({ query, subject, branches, show }: UnbilledFiltersProps) {
  const t = useTranslations('invoice_drafts')
  const names = useBothNames()
  const subjectName = useSubjectName()
  const [days, setDays] = useState({ from: query.from, until: query.until })
  const [, most] = counts.daysOfBilling
  const isLong = isSpan(days) && lengthOfSpan(days.from, days.until) > most
  const change = (next: typeof days) => {
    setDays(next)
    if (isSpan(next) && lengthOfSpan(next.from, next.until) <= most) show({ ...next, page: 1 })
  }
  return (
    <section className={classes.filters} aria-label={t('filters')}>
      <DateField
        field={{
          name: 'from',
          value: days.from,
          onChange: (from) => change({ from, until: lastDayAfter(days, from) }),
        }}
        label={t('fields.period_from')}
      />
      <DateField
        field={{
          name: 'until',
          value: days.until,
          onChange: (until) => change({ ...days, until }),
          error: isLong ? t('too_long') : undefined,
        }}
        label={t('fields.period_to')}
        min={days.from}
      />
      {branches.length > 0 && (
        <NativeSelect
          label={t('fields.branch_id')}
          value={query.branch ?? ''}
          onChange={(event) => show({ branch: event.currentTarget.value || null, page: 1 })}
          data={[
            { value: '', label: t('every_branch') },
            ...branches.map((branch) => ({ value: branch.id, label: names(branch).lead })),
          ]}
        />
      )}
      {subject && (
        <Button
          component={Link}
          href={urlFor('admin.invoices.create', {}, { qs: { from: days.from, until: days.until } })}
          variant="light"
          rightSection={<IconX size={14} aria-hidden />}
          aria-label={`${subjectName(subject)}. ${t('show_all')}`}
          className={classes.subject}
        >
          {subjectName(subject)}
        </Button>
      )}
    </section>
  )
}
