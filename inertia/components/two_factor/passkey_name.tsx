import { longest } from '#domain/shared/limits/text_lengths'
import { useForm } from '@inertiajs/react'
import { Button, Group, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Passkey } from '~/components/two_factor/types'
import { useSecurityRoutes } from '~/components/two_factor/use_security_routes'
import { ErrorText } from '~/ui/error_text'
import classes from '~/components/two_factor/two_factor.module.css'

export function PasskeyName({ passkey, onEnd }: { passkey: Passkey; onEnd: () => void }) {
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
        dir="auto"
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
