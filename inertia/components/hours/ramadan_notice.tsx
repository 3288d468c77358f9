import { Link } from '@adonisjs/inertia/react'
import { Alert, Button } from '@mantine/core'
import { IconMoon } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useFormat } from '~/hooks/use_format'

export type RamadanDue = { starts_on: string } | null

/** `isLink` leads to the page on which its timing is set. */
export function RamadanNotice({ due, isLink = false }: { due: RamadanDue; isLink?: boolean }) {
  const t = useTranslations('timings.ramadan_due')
  const { day } = useFormat()
  if (!due) return null
  return (
    <Alert color="attention" icon={<IconMoon aria-hidden />} role="status">
      {t('text', { day: day(due.starts_on) })}
      {isLink && (
        <div>
          <Button
            component={Link}
            href={urlFor('admin.settings.hours.edit')}
            variant="default"
            size="compact-md"
            mt="xs"
          >
            {t('act')}
          </Button>
        </div>
      )}
    </Alert>
  )
}
