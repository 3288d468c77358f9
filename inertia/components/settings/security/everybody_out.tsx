import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import profile from '~/components/profile/profile.module.css'
import list from '~/components/sessions/sessions.module.css'
import { useForm } from '@inertiajs/react'
import { urlFor } from '~/client'
import { useShared } from '~/hooks/use_shared'
import { Dialog } from '~/ui/dialog/dialog'
import { ErrorText } from '~/ui/error_text'
import { isolate } from '~/ui/isolate'

export function EverybodyOut() {
  const t = useTranslations('security.everybody_out')
  const [opened, setOpened] = useState(false)
  return (
    <section className={profile.card} aria-labelledby="everybody-out-title">
      <div className={list.head}>
        <div>
          <h2 id="everybody-out-title" className={profile.subtitle}>
            {t('title')}
          </h2>
          <p className={profile.quiet}>{t('text')}</p>
        </div>
        <Button variant="default" c="red" onClick={() => setOpened(true)}>
          {t('open')}
        </Button>
      </div>
      <EverybodyOutDialog opened={opened} onClose={() => setOpened(false)} />
    </section>
  )
}

interface EverybodyOutDialogProps {
  opened: boolean
  onClose: () => void
}

function EverybodyOutDialog({ opened, onClose }: EverybodyOutDialogProps) {
  const t = useTranslations('security.everybody_out')
  return (
    <Dialog opened={opened} title={t('title')} onClose={onClose}>
      <EverybodyOutForm onClose={onClose} />
    </Dialog>
  )
}

function EverybodyOutForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations('security.everybody_out')
  const name = useShared().tenant?.name ?? ''
  const form = useForm({ confirmation: '' })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.post(urlFor('admin.settings.everybody_out.store'), {
          preserveScroll: true,
          onSuccess: onClose,
        })
      }}
    >
      <Stack gap="md">
        <Text>{t('consequence')}</Text>
        <TextInput
          label={t('type', { name: isolate(name) })}
          name="confirmation"
          autoComplete="off"
          data-autofocus
          value={form.data.confirmation}
          onChange={(event) => form.setData('confirmation', event.currentTarget.value)}
          error={form.errors.confirmation && <ErrorText>{form.errors.confirmation}</ErrorText>}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            color="red"
            disabled={form.data.confirmation.trim() !== name}
            loading={form.processing}
          >
            {t('submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
