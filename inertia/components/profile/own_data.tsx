import { Alert, Button, Group } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '~/components/profile/card'
import { DeleteAccountDialog } from '~/components/profile/delete_account_dialog'
import type { OwnAccount, OwnPerson, DeletionBlocker } from '~/components/profile/types'
import { useOwnExport } from '~/components/profile/use_own_export'
import { ErrorText } from '~/ui/error_text'
import classes from '~/components/profile/profile.module.css'

interface OwnDataProps {
  person: OwnPerson
  account: OwnAccount
  /** What stands against deleting the account. */
  reasons: DeletionBlocker[]
}

/** What is kept of oneself, to take along; and the end of the account. */
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
