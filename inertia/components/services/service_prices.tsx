import { router } from '@inertiajs/react'
import { Button, Group, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PriceDialog } from '~/components/services/price_dialog'
import type { ServiceDetail, ServicePrice } from '~/components/services/types'
import { useFormat } from '~/hooks/use_format'
import { Money } from '~/ui/money'
import { StatusDot, type Tone } from '~/ui/status_dot'
import classes from '~/components/services/prices.module.css'
import record from '~/ui/record/record.module.css'

interface ServicePricesProps {
  service: ServiceDetail
  mayUpdate: boolean
  today: string
}

const tones: Record<ServicePrice['standing'], Tone> = {
  current: 'success',
  planned: 'info',
  past: 'neutral',
}

export function ServicePrices({ service, mayUpdate, today }: ServicePricesProps) {
  const t = useTranslations('services.prices')
  const format = useFormat()
  const [isAdding, setAdding] = useState(false)
  const isOpen = mayUpdate && service.archived_at === null
  return (
    <section className={record.card}>
      <Group justify="space-between">
        <Title order={2}>{t('title')}</Title>
        {isOpen && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('add')}
          </Button>
        )}
      </Group>
      {service.prices.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      <ul className={classes.prices}>
        {service.prices.map((price) => (
          <li key={price.id} className={classes.price}>
            <span>{t('from', { day: format.day(price.effective_from) })}</span>
            <StatusDot tone={tones[price.standing]}>{t(price.standing)}</StatusDot>
            <span className={classes.amount}>
              <Money amount={price.price} />
            </span>
            {isOpen && price.may_be_withdrawn && (
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                aria-label={t('withdraw_of', { day: format.day(price.effective_from) })}
                onClick={() =>
                  router.delete(
                    urlFor('admin.services.prices.destroy', { id: service.id, price: price.id }),
                    { preserveScroll: true }
                  )
                }
              >
                {t('withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isAdding && <PriceDialog service={service} today={today} onClose={() => setAdding(false)} />}
    </section>
  )
}
