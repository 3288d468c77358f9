import { router } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { FactorPart } from '~/components/two_factor/factor_part'
import { useSecurityRoutes } from '~/components/two_factor/use_security_routes'
import { StatusDot } from '~/ui/status_dot'

const FEW = 3

export function RecoveryPart({ codesLeft }: { codesLeft: number }) {
  const t = useTranslations('two_factor.recovery')
  const routes = useSecurityRoutes()
  return (
    <FactorPart
      title={t('title')}
      text={t('text')}
      state={
        <StatusDot tone={codesLeft < FEW ? 'attention' : 'success'}>
          {t('left', { count: codesLeft })}
        </StatusDot>
      }
    >
      <div>
        <Button
          variant="default"
          onClick={() => router.post(routes.recoveryCodes, {}, { preserveScroll: true })}
        >
          {t('make')}
        </Button>
      </div>
    </FactorPart>
  )
}
