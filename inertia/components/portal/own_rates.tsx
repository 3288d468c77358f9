import { Link } from '@adonisjs/inertia/react'
import { Anchor, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useFormat } from '~/hooks/use_format'
import type { Child } from '~/components/portal/child_switch'
import { useNames } from '~/ui/names/use_names'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

export type OwnRate = Child & { attended: number; marked: number; excused: number }

interface OwnRatesProps {
  rates: OwnRate[]
  /** Whose it is, where a guardian reads it. */
  namesChildren: boolean
}

/** How often a student came until now; each leads to their record. */
export function OwnRates({ rates, namesChildren }: OwnRatesProps) {
  const t = useTranslations('attendance_record')
  const names = useNames()
  const { share } = useFormat()
  if (rates.length === 0) return null
  return (
    <section className={record.card} aria-label={t('summary')}>
      <Title order={2}>{t('summary')}</Title>
      <ul className={rows.rows}>
        {rates.map(({ attended, marked, excused, ...child }) => (
          <li key={child.id}>
            <Anchor
              component={Link}
              href={urlFor('own_attendance.show', {}, { qs: { child: child.id } })}
            >
              {namesChildren ? <bdi>{names(child).parts.first_name}</bdi> : t('rate')}
            </Anchor>
            {marked > 0 && (
              <div>{t('rate_told', { attended, marked, rate: share(attended, marked) })}</div>
            )}
            {excused > 0 && <div>{t('excused_count', { count: excused })}</div>}
          </li>
        ))}
      </ul>
    </section>
  )
}
