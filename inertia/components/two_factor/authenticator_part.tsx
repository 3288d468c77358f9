import { router, usePage } from '@inertiajs/react'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AuthenticatorSetup } from '~/components/two_factor/authenticator_setup'
import { FactorPart } from '~/components/two_factor/factor_part'
import { RemoveDialog } from '~/components/two_factor/remove_dialog'
import { useSecurityRoutes } from '~/components/two_factor/use_security_routes'
import { useFormat } from '~/hooks/use_format'
import { StatusDot } from '~/ui/status_dot'

interface AuthenticatorPartProps {
  since: string | null
  /** It may go: another factor is left, or none is asked for. */
  isRemovable: boolean
}

export function AuthenticatorPart({ since, isRemovable }: AuthenticatorPartProps) {
  const t = useTranslations('two_factor.authenticator')
  const routes = useSecurityRoutes()
  const format = useFormat()
  const setup = usePage().flash.authenticator
  const [isAsked, setAsked] = useState(false)
  const start = () => router.post(routes.setup, {}, { preserveScroll: true })

  return (
    <FactorPart
      title={t('title')}
      text={t('text')}
      state={
        <StatusDot tone={since ? 'success' : 'neutral'}>
          {since ? t('since', { day: format.dayOf(since) }) : t('off')}
        </StatusDot>
      }
    >
      {setup ? (
        <AuthenticatorSetup authenticatorKey={setup.key} address={setup.address} />
      ) : (
        <Group gap="xs">
          <Button variant={since ? 'default' : 'filled'} onClick={start}>
            {since ? t('move') : t('set_up')}
          </Button>
          {since && isRemovable && (
            <Button variant="default" c="var(--mz-danger)" onClick={() => setAsked(true)}>
              {t('remove')}
            </Button>
          )}
        </Group>
      )}
      <RemoveDialog
        opened={isAsked}
        title={t('remove_title')}
        text={t('remove_text')}
        label={t('remove')}
        url={routes.authenticator}
        onClose={() => setAsked(false)}
      />
    </FactorPart>
  )
}
