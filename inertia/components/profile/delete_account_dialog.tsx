import { useForm } from '@inertiajs/react'
import { Button, Group, Text, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useProfileRoute } from '~/components/profile/use_profile_route'
import { useFocusOnRefusal } from '~/ui/form/focus'
import { Dialog } from '~/ui/dialog/dialog'
import { ErrorText } from '~/ui/error_text'
import { draftStore } from '~/ui/form/draft/draft_store'
import { isolate } from '~/ui/isolate'
import classes from '~/components/profile/profile.module.css'

interface DeleteAccountDialogProps {
  email: string
  opened: boolean
  onClose: () => void
}

export function DeleteAccountDialog({ email, opened, onClose }: DeleteAccountDialogProps) {
  const t = useTranslations('profile.data.delete')
  const cancel = useTranslations('ui.form')('cancel')
  const profile = useProfileRoute()
  const form = useForm({ confirmation: '' })
  const formRef = useFocusOnRefusal(form.processing)
  return (
    <Dialog opened={opened} title={t('title')} onClose={onClose}>
      <form
        ref={formRef}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          draftStore.clearAll()
          form.delete(urlFor(`${profile}.destroy`), { preserveScroll: true, preserveState: true })
        }}
      >
        <Text>{t('warning')}</Text>
        <TextInput
          label={t('confirmation', { email: isolate(email, 'ltr') })}
          name="confirmation"
          dir="ltr"
          data-ltr
          autoComplete="off"
          data-autofocus
          value={form.data.confirmation}
          onChange={(event) => form.setData('confirmation', event.currentTarget.value)}
          error={form.errors.confirmation && <ErrorText>{form.errors.confirmation}</ErrorText>}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" color="red" loading={form.processing}>
            {t('submit')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
