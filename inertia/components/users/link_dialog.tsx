import { usePage } from '@inertiajs/react'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { linkTimes } from '#domain/access/links/rules/link'
import { CopyButton } from '~/ui/copy_button'
import { Dialog } from '~/ui/dialog/dialog'
import classes from '~/components/users/users.module.css'

export function LinkDialog() {
  const t = useTranslations('users.link')
  const { link } = usePage().flash as { link?: string }
  const [closed, setClosed] = useState<string | undefined>()
  if (!link || link === closed) return null
  const close = () => setClosed(link)
  return (
    <Dialog opened title={t('title')} onClose={close}>
      <Text mb="md">{t('text', linkTimes.invitation)}</Text>
      <Group wrap="nowrap" className={classes.link} justify="space-between">
        <bdi dir="ltr" data-invitation-link>
          {link}
        </bdi>
        <CopyButton what={t('what')} value={link} />
      </Group>
      <Group justify="flex-end" mt="lg">
        <Button onClick={close}>{t('close')}</Button>
      </Group>
    </Dialog>
  )
}
