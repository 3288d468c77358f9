import { IconFingerprint, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PasskeyName } from '~/components/two_factor/passkey_name'
import { RemoveDialog } from '~/components/two_factor/remove_dialog'
import type { Passkey } from '~/components/two_factor/types'
import { useSecurityRoutes } from '~/components/two_factor/use_security_routes'
import { useFormat } from '~/hooks/use_format'
import { isolate } from '~/ui/isolate'
import { RowIcon } from '~/ui/record/row_icon'
import { useRelativeTime } from '~/ui/use_relative_time'
import classes from '~/components/two_factor/two_factor.module.css'

interface PasskeyRowProps {
  passkey: Passkey
  isRemovable: boolean
}

export function PasskeyRow({ passkey, isRemovable }: PasskeyRowProps) {
  const t = useTranslations('two_factor.passkeys')
  const routes = useSecurityRoutes()
  const format = useFormat()
  const ago = useRelativeTime()
  const [isRenaming, setRenaming] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const name = isolate(passkey.name)
  const used = passkey.last_used_at

  return (
    <li className={classes.passkey}>
      <IconFingerprint size={20} aria-hidden />
      {isRenaming ? (
        <PasskeyName passkey={passkey} onEnd={() => setRenaming(false)} />
      ) : (
        <div className={classes.passkeyText}>
          <strong>
            <bdi>{passkey.name}</bdi>
          </strong>
          <span className={classes.quiet}>
            {t('created', { day: format.dayOf(passkey.created_at) })}
            {' · '}
            {used ? t('used', { ago: ago(used) }) : t('never_used')}
          </span>
          {passkey.made_at && (
            <span className={classes.quiet}>
              {t('elsewhere', { address: isolate(passkey.made_at, 'ltr') })}
            </span>
          )}
        </div>
      )}
      {!isRenaming && (
        <>
          <RowIcon
            icon={IconPencil}
            label={t('rename', { name })}
            onClick={() => setRenaming(true)}
          />
          <RowIcon
            icon={IconTrash}
            label={t('remove', { name })}
            onClick={isRemovable ? () => setAsked(true) : undefined}
          />
        </>
      )}
      <RemoveDialog
        opened={isAsked}
        title={t('remove_title')}
        text={t('remove_text', { name })}
        label={t('remove_label')}
        url={routes.passkey(passkey.id)}
        onClose={() => setAsked(false)}
      />
    </li>
  )
}
