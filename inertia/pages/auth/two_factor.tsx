import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Factor } from '#domain/access/second_factors/rules/second_factor'
import { useTranslations } from 'use-intl'
import { DoorHeading } from '~/components/auth/door'
import { StepPasskey } from '~/components/auth/step_passkey'
import { StepForm } from '~/components/auth/step_form'
import { portalRoutes } from '~/components/shell/portal_routes'
import type { SignedInUser } from '~/types'
import classes from '~/components/auth/auth.module.css'

interface TwoFactorProps {
  door: SignedInUser['kind']
  has_code: boolean
  has_passkey: boolean
}

export default function TwoFactor({ door, has_code, has_passkey }: TwoFactorProps) {
  const t = useTranslations('auth.two_factor')
  const steps: Factor[] = [
    ...(has_code ? (['code'] as const) : []),
    ...(has_passkey ? (['passkey'] as const) : []),
    'recovery_code',
  ]
  const [step, setStep] = useState<Factor>(steps[0]!)

  return (
    <>
      <DoorHeading title={t('title')} lead={t(`lead.${step}`)} />
      <div className={classes.form}>
        {step === 'passkey' ? (
          <StepPasskey door={door} step="second_step" label={t('use.passkey')} variant="filled" />
        ) : (
          <StepForm key={step} door={door} step={step} />
        )}
        <div className={classes.ways}>
          {steps
            .filter((other) => other !== step)
            .map((other) => (
              <Button key={other} variant="subtle" size="sm" onClick={() => setStep(other)}>
                {t(`use.${other}`)}
              </Button>
            ))}
        </div>
      </div>
      <p className={classes.others}>
        <Link href={portalRoutes(door).login}>{t('other_account')}</Link>
      </p>
    </>
  )
}
