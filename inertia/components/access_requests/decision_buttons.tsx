import { router } from '@inertiajs/react'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { DeclineDialog } from '~/components/access_requests/decline_dialog'

/** Approve or decline, each named after whom it concerns. */
export function DecisionButtons({ id, name }: { id: string; name: string }) {
  const t = useTranslations('access_requests')
  const [isApproving, setApproving] = useState(false)
  const [isDeclining, setDeclining] = useState(false)

  function approve(): void {
    setApproving(true)
    router.put(
      urlFor('admin.access_requests.update', { id }),
      { decision: 'approve' },
      { preserveScroll: true, onFinish: () => setApproving(false) }
    )
  }

  return (
    <Group gap={8}>
      <Button aria-label={t('approve_of', { name })} loading={isApproving} onClick={approve}>
        {t('approve')}
      </Button>
      <Button
        variant="default"
        aria-label={t('decline_of', { name })}
        disabled={isApproving}
        onClick={() => setDeclining(true)}
      >
        {t('decline')}
      </Button>
      {isDeclining && <DeclineDialog id={id} name={name} onClose={() => setDeclining(false)} />}
    </Group>
  )
}
