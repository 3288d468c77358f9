import { Alert, Button, Group } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '~/components/profile/card'
import { DeleteAccountDialog } from '~/components/profile/delete_account_dialog'
import type { DeletionBlocker, OwnAccount, OwnPerson } from '~/components/profile/types'
import { ErrorText } from '~/ui/error_text'
import classes from '~/components/profile/profile.module.css'
import { urlFor } from '~/client'
import { useProfileRoute } from '~/components/profile/use_profile_route'
import { sendJson } from '~/feedback/send_json'

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
