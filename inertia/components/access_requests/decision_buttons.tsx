import { longest } from '#domain/shared/limits/text_lengths'
import { router } from '@inertiajs/react'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { isolate } from '~/ui/isolate'

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

interface DeclineDialogProps {
  id: string
  name: string
  onClose: () => void
}

function DeclineDialog({ id, name, onClose }: DeclineDialogProps) {
  const t = useTranslations('access_requests.declining')
  const title = t('title', { name: isolate(name) })
  const { form, draft } = useDialogForm(`decline.${id}`, { decision: 'decline', reason: '' })
  const submit = () =>
    form.put(urlFor('admin.access_requests.update', { id }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  return (
    <Dialog opened title={title} onClose={onClose} isDirty={draft.restored}>
      <DialogForm
        title={title}
        saveLabel={t('submit')}
        isDanger
        cancelLabel={t('keep')}
        isPending={form.processing}
        onCancel={onClose}
        draft={draft}
        onSubmit={submit}
      >
        <Text>{t('text')}</Text>
        <TextAreaField
          label={t('reason')}
          help={t('reason_help')}
          maxLength={longest.reason}
          field={bindingsOf(form).reason}
        />
      </DialogForm>
    </Dialog>
  )
}
