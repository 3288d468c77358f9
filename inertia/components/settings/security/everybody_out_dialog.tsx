import { useForm } from '@inertiajs/react'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useShared } from '~/hooks/use_shared'
import { Dialog } from '~/ui/dialog/dialog'
import { ErrorText } from '~/ui/error_text'
import { isolate } from '~/ui/isolate'

interface EverybodyOutDialogProps {
  opened: boolean
  onClose: () => void
}

/** Asks for the centre's name before everybody is signed out. */
export function EverybodyOutDialog({ opened, onClose }: EverybodyOutDialogProps) {
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
