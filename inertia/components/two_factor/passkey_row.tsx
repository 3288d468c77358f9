import { IconFingerprint, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useForm } from '@inertiajs/react'
import { Button, Group, TextInput } from '@mantine/core'
import { longest } from '#domain/shared/limits/text_lengths'
import { RemoveDialog } from '~/components/two_factor/factor_part'
import { useSecurityRoutes } from '~/components/two_factor/use_security_routes'
import { useFormat } from '~/hooks/use_format'
import { isolate } from '~/ui/isolate'
import { RowIcon } from '~/ui/record/row_icon'
import { useRelativeTime } from '~/ui/use_relative_time'
import { ErrorText } from '~/ui/error_text'
import classes from '~/components/two_factor/two_factor.module.css'
import { ownDirection } from '~/ui/form/own_direction'

export type Passkey = {
  id: string
  name: string
  created_at: string
  last_used_at: string | null
  /** The centre's host it was made at, where that is not this one. */
  made_at: string | null
}

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

function PasskeyName({ passkey, onEnd }: { passkey: Passkey; onEnd: () => void }) {
  const t = useTranslations('two_factor.passkeys')
  const routes = useSecurityRoutes()
  const form = useForm({ name: passkey.name })
  return (
    <form
      className={classes.rename}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.put(routes.passkey(passkey.id), { preserveScroll: true, onSuccess: onEnd })
      }}
    >
      <TextInput
        aria-label={t('name')}
        name="name"
        attributes={ownDirection(form.data.name)}
        maxLength={longest.label}
        autoFocus
        value={form.data.name}
        onChange={(event) => form.setData('name', event.currentTarget.value)}
        error={form.errors.name && <ErrorText>{form.errors.name}</ErrorText>}
      />
      <Group gap="xs">
        <Button type="submit" loading={form.processing}>
          {t('save_name')}
        </Button>
        <Button variant="default" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </Group>
    </form>
  )
}
