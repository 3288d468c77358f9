import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { UnbilledProps } from '~/components/payers/types'
import classes from '~/components/payers/payers.module.css'
import { useFormat } from '~/hooks/use_format'
import { usePermissions } from '~/hooks/use_permissions'
import { Money } from '~/ui/money'

interface UnbilledLineProps {
  unbilled: UnbilledProps
  subject: { household: string } | { student: string }
}

/** Amounts are before tax that is added; a link leads to where they are billed. */
export function UnbilledLine({ unbilled, subject }: UnbilledLineProps) {
  const t = useTranslations('payers.unbilled')
  const format = useFormat()
  const may = usePermissions()
  const { totals, from, until } = unbilled
  if (totals.length === 0) return null
  return (
    <dl className={classes.figures} aria-label={t('title')}>
      <div>
        <dt>{t('title')}</dt>
        {totals.map((total) => (
          <dd key={total.currency} className={classes.figure}>
            <Money amount={total} />
          </dd>
        ))}
        <dd className={classes.since}>
          {t('since', { day: format.day(from) })}
          {may('admin.invoices.create') && (
            <>
              {' · '}
              <Anchor
                component={Link}
                href={urlFor('admin.invoices.create', {}, { qs: { ...subject, from, until } })}
                inherit
              >
                {t('bill')}
              </Anchor>
            </>
          )}
        </dd>
      </div>
    </dl>
  )
}
