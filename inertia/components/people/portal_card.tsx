import { router } from '@inertiajs/react'
import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ShutDialog } from '~/components/people/shut_dialog'
import type { PersonArea, PortalAccount } from '~/components/people/types'
import { LinkDialog } from '~/components/users/link_dialog'
import { isolate } from '~/ui/isolate'
import { StatusDot, type Tone } from '~/ui/status_dot'
import classes from '~/ui/record/record.module.css'

const tones: Record<PortalAccount['state'], Tone> = {
  none: 'neutral',
  invited: 'info',
  active: 'success',
  suspended: 'danger',
  closed: 'neutral',
}

interface PortalCardProps {
  area: PersonArea
  id: string
  name: string
  account: PortalAccount
  can: boolean
}

export function PortalCard({ area, id, name, account, can }: PortalCardProps) {
  const t = useTranslations('portal_accounts')
  const [asking, setAsking] = useState(false)
  const { state, email } = account
  const invitation = urlFor(`admin.${area}.invitation.store`, { id })
  const suspension = urlFor(`admin.${area}.suspension.store`, { id })
  const options = { preserveScroll: true }
  const act = (word: 'invite' | 'resend' | 'copy' | 'revoke' | 'reactivate', run: () => void) => (
    <Button key={word} variant="default" justify="flex-start" onClick={run}>
      {t(word)}
    </Button>
  )
  const invite = (word: 'invite' | 'resend') =>
    act(word, () => router.post(invitation, {}, options))
  const copy = act('copy', () =>
    router.post(urlFor(`admin.${area}.link.store`, { id }), {}, options)
  )
  const acts = {
    none: email ? [invite('invite'), copy] : [],
    invited: [invite('resend'), copy, act('revoke', () => router.delete(invitation, options))],
    active: [
      <Button key="suspend" variant="default" justify="flex-start" onClick={() => setAsking(true)}>
        {t('suspend')}
      </Button>,
    ],
    suspended: [act('reactivate', () => router.delete(suspension, options))],
    closed: [],
  }
  return (
    <section className={classes.card}>
      <Title order={2}>{t('title')}</Title>
      <Text component="div" mt="xs">
        <StatusDot tone={tones[state]}>
          {state === 'active' ? (
            <span>{t('active', { email: isolate(email ?? '', 'ltr') })}</span>
          ) : (
            t(state)
          )}
        </StatusDot>
      </Text>
      {state === 'none' && !email && (
        <Text size="sm" c="dimmed" mt={4}>
          {t('no_email')}
        </Text>
      )}
      {can && <div className={classes.contacts}>{acts[state]}</div>}
      {asking && <ShutDialog name={name} url={suspension} onClose={() => setAsking(false)} />}
      <LinkDialog />
    </section>
  )
}
