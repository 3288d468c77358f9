import { Alert, Button, Group, Text, TextInput } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useForm } from '@inertiajs/react'
import { CentreContact } from '~/components/portal/centre_contact'
import { Card } from '~/components/profile/card'
import {
  type DeletionBlocker,
  type OwnAccount,
  type OwnPerson,
  useProfileRoute,
} from '~/components/profile/profile'
import { ErrorText } from '~/ui/error_text'
import { urlFor } from '~/client'
import { sendJson } from '~/feedback/send_json'
import { useFocusOnRefusal } from '~/ui/form/focus'
import { Dialog } from '~/ui/dialog/dialog'
import { draftStore } from '~/ui/form/draft/draft_store'
import { isolate } from '~/ui/isolate'
import classes from '~/components/profile/profile.module.css'

interface OwnDataProps {
  person: OwnPerson
  account: OwnAccount
  reasons: DeletionBlocker[]
}

export function OwnData({ person, account, reasons }: OwnDataProps) {
  const t = useTranslations('profile.data')
  const [isOpen, setOpen] = useState(false)
  const own = useOwnExport()
  return (
    <div className={classes.stack}>
      <Card title={t('export.title')} lead={t('export.lead')}>
        <Group>
          <Button variant="default" loading={own.isPending} onClick={() => void own.save()}>
            {t('export.submit')}
          </Button>
        </Group>
        {own.hasFailed && (
          <div role="alert">
            <ErrorText>{t('export.failed')}</ErrorText>
          </div>
        )}
      </Card>
      <Card title={t('delete.title')} lead={t(`delete.lead.${person.type}`)}>
        {person.type === 'student' && <CentreContact />}
        {reasons.length > 0 ? (
          reasons.map((reason) => (
            <Alert key={reason} color="attention" icon={<IconInfoCircle aria-hidden />}>
              {t(`reasons.${reason}`)}
            </Alert>
          ))
        ) : (
          <Group>
            <Button color="red" variant="outline" onClick={() => setOpen(true)}>
              {t('delete.open')}
            </Button>
          </Group>
        )}
        <DeleteAccountDialog email={account.email} opened={isOpen} onClose={() => setOpen(false)} />
      </Card>
    </div>
  )
}

function useOwnExport() {
  const profile = useProfileRoute()
  const [isPending, setPending] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function save(): Promise<void> {
    setPending(true)
    const answer = await sendJson(urlFor(`${profile}.exports.store`)).catch(() => undefined)
    const file = answer?.ok ? await answer.blob().catch(() => undefined) : undefined
    setPending(false)
    setFailed(!file)
    if (answer && file) download(file, nameOf(answer))
  }

  return { save, isPending, hasFailed }
}

const nameOf = (answer: Response) =>
  /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'my-data.json'

function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

interface DeleteAccountDialogProps {
  email: string
  opened: boolean
  onClose: () => void
}

function DeleteAccountDialog({ email, opened, onClose }: DeleteAccountDialogProps) {
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
