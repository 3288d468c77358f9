import { Button, Group, Stack, Text } from '@mantine/core'
import { useState, useSyncExternalStore, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { OwnPassword, ProofPasskey } from '~/components/auth/own_proof'
import { confirmation, endConfirmation } from '~/feedback/confirmation'
import { useConfirm } from '~/feedback/use_confirm'
import { useMounted } from '~/hooks/use_mounted'
import { useShared } from '~/hooks/use_shared'
import { Dialog } from '~/ui/dialog/dialog'

export default function ConfirmDialog({ opened }: { opened: boolean }) {
  const t = useTranslations('session.confirm')
  const mounted = useMounted()
  return (
    <Dialog opened={mounted && opened} title={t('title')} onClose={() => endConfirmation(false)}>
      <ConfirmForm />
    </Dialog>
  )
}

function ConfirmForm() {
  const t = useTranslations('session.confirm')
  const user = useShared().auth?.user
  const kind = user?.kind ?? 'student'
  const hasPasskey = useSyncExternalStore(confirmation.subscribe, confirmation.hasPasskey)
  const [password, setPassword] = useState('')
  const { confirm, errors, isPending } = useConfirm(kind)

  async function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (!isPending && !(await confirm({ password }))) setPassword('')
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <Text c="dimmed">{t(hasPasskey ? 'lead_passkey' : 'lead')}</Text>
        <OwnPassword
          email={user?.email ?? ''}
          value={password}
          onChange={setPassword}
          error={errors.password}
        />
        {hasPasskey && (
          <ProofPasskey
            door={kind}
            proves="confirm"
            send={(response, onAnswered) => void confirm({ response }).finally(onAnswered)}
            error={errors.passkey}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => endConfirmation(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
