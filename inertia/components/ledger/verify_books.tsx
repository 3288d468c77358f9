import { Alert, Button, Loader } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { askJson } from '~/feedback/send_json'
import { isolate } from '~/ui/isolate'
import type { Messages } from '~/words'

type FaultProps = { check: keyof Messages['ledger']['checks']; count: number; subjects: string[] }

type Verification = 'none' | 'running' | 'failed' | FaultProps[]

/** Checks all books when it is pressed, and says what is wrong by name. */
export function useVerification() {
  const [state, setState] = useState<Verification>('none')
  const verify = () => {
    setState('running')
    askJson<{ faults: FaultProps[] }>(urlFor('admin.ledger_verifications.store'), {})
      .then((answer) => setState(answer.faults))
      .catch(() => setState('failed'))
  }
  return { state, verify }
}

export function VerifyButton({ state, verify }: ReturnType<typeof useVerification>) {
  const t = useTranslations('ledger.verify')
  return (
    <Button
      variant="default"
      onClick={verify}
      disabled={state === 'running'}
      leftSection={
        state === 'running' ? <Loader size={16} /> : <IconShieldCheck size={16} aria-hidden />
      }
    >
      {t('button')}
    </Button>
  )
}

export function VerificationOutcome({ state }: { state: Verification }) {
  const t = useTranslations('ledger')
  if (state === 'none' || state === 'running') return null
  if (state === 'failed')
    return (
      <Alert color="danger" role="alert">
        {t('verify.failed')}
      </Alert>
    )
  if (state.length === 0)
    return (
      <Alert
        color="success"
        role="status"
        icon={<IconCircleCheck aria-hidden />}
        title={t('verify.right')}
      >
        {t('verify.right_text')}
      </Alert>
    )
  return (
    <Alert
      color="danger"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('verify.wrong')}
    >
      {t('verify.wrong_text')}
      <ul>
        {state.map(({ check, count, subjects }) => (
          <li key={check}>
            {t(`checks.${check}`)} (
            {t('verify.subjects', { count, list: subjects.map((one) => isolate(one)).join(' · ') })}
            )
          </li>
        ))}
      </ul>
    </Alert>
  )
}
