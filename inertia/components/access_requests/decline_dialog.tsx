import { useForm } from '@inertiajs/react'
import { Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Dialog } from '~/ui/dialog'
import { TextAreaField } from '~/ui/form/text_area_field'
import { isolate } from '~/ui/isolate'

const LONGEST = 500

interface DeclineDialogProps {
  id: string
  name: string
  onClose: () => void
}

/** Asks before a request is declined, and for the reason the letter may give. */
export function DeclineDialog({ id, name, onClose }: DeclineDialogProps) {
  const t = useTranslations('access_requests.declining')
  const form = useForm({ decision: 'decline', reason: '' })

  return (
    <Dialog opened title={t('title', { name: isolate(name) })} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.put(urlFor('admin.access_requests.update', { id }), {
            preserveScroll: true,
            onSuccess: onClose,
          })
        }}
      >
        <Text mb="md">{t('text')}</Text>
        <TextAreaField
          label={t('reason')}
          help={t('reason_help')}
          maxLength={LONGEST}
          field={{
            name: 'reason',
            value: form.data.reason,
            error: form.errors.reason,
            onChange: (reason) => form.setData('reason', reason),
          }}
        />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button type="submit" color="danger" loading={form.processing}>
            {t('submit')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
