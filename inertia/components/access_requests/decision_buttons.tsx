import { router } from '@inertiajs/react'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'

type Decision = 'approve' | 'decline'

/** Approve or decline, each named after whom it concerns. */
export function DecisionButtons({ id, name }: { id: string; name: string }) {
  const t = useTranslations('access_requests')
  const [deciding, setDeciding] = useState<Decision>()

  function decide(decision: Decision): void {
    setDeciding(decision)
    router.put(
      urlFor('admin.access_requests.update', { id }),
      { decision },
      { preserveScroll: true, onFinish: () => setDeciding(undefined) }
    )
  }

  return (
    <Group gap={8}>
      <Button
        aria-label={t('approve_of', { name })}
        loading={deciding === 'approve'}
        disabled={deciding === 'decline'}
        onClick={() => decide('approve')}
      >
        {t('approve')}
      </Button>
      <Button
        variant="default"
        aria-label={t('decline_of', { name })}
        loading={deciding === 'decline'}
        disabled={deciding === 'approve'}
        onClick={() => decide('decline')}
      >
        {t('decline')}
      </Button>
    </Group>
  )
}
