import { Radio, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Policy } from '#domain/imports/rules/policy'
import { dateOrders } from '#domain/shared/choices/date_orders'
import type { ImportDetail } from '~/components/imports/types'
import { useFormat } from '~/hooks/use_format'

interface Choices {
  policy: Policy
  date_order: ImportDetail['date_order']
}

interface ReadingChoicesProps {
  data: Choices
  onChange: (change: Partial<Choices>) => void
  /** The policies on offer; hidden if there is only one. */
  offered: readonly Policy[]
  withDates: boolean
}

export function ReadingChoices({ data, onChange, offered, withDates }: ReadingChoicesProps) {
  const t = useTranslations('imports.mapping')
  const { day } = useFormat()
  return (
    <>
      {offered.length > 1 && (
        <Radio.Group
          name="policy"
          label={t('policy')}
          value={data.policy}
          onChange={(policy) => onChange({ policy: policy as Policy })}
        >
          <Stack gap="xs" mt="xs">
            {offered.map((policy) => (
              <Radio
                key={policy}
                value={policy}
                label={t(`policies.${policy}`)}
                description={t(`policies.${policy}_help`)}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {withDates && (
        <Radio.Group
          name="date_order"
          label={t('date_order')}
          value={data.date_order}
          onChange={(order) => onChange({ date_order: order as Choices['date_order'] })}
        >
          <Stack gap="xs" mt="xs">
            {dateOrders.map((order) => (
              <Radio
                key={order}
                value={order}
                label={t(`date_orders.${order}`, { day: day(READ[order]) })}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </>
  )
}

/** What 03/04/2015 is in each. */
const READ = { dmy: '2015-04-03', mdy: '2015-03-04' }
