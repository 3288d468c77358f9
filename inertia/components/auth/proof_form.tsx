import { useForm, usePage } from '@inertiajs/react'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { OwnPassword, ProofPasskey } from '~/components/auth/own_proof'
import type { PasskeyWay } from '~/components/auth/use_passkey'
import { DoorForm } from '~/components/auth/door'
import type { SignedInUser } from '~/types'

type Errors = { passkey?: string }

interface ProofFormProps {
  door: SignedInUser['kind']
  email: string
  /** For the host of this page. */
  has_passkey: boolean
  proves: 'confirm' | 'unlock'
  button: string
  lead?: ReactNode
  send: (form: ReturnType<typeof usePassword>) => void
  sendPasskey: PasskeyWay['send']
  children?: ReactNode
}

const usePassword = () => useForm({ password: '' })

export function ProofForm({
  door,
  email,
  has_passkey,
  proves,
  button,
  lead,
  send,
  sendPasskey,
  children,
}: ProofFormProps) {
  const form = usePassword()
  const errors: Errors = usePage().props.errors ?? {}
  return (
    <DoorForm isPending={form.processing} send={() => send(form)}>
      {lead}
      <OwnPassword
        email={email}
        value={form.data.password}
        onChange={(value) => form.setData('password', value)}
        error={form.errors.password}
      />
      <Button type="submit" size="md" fullWidth loading={form.processing}>
        {button}
      </Button>
      {has_passkey && (
        <ProofPasskey door={door} proves={proves} send={sendPasskey} error={errors.passkey} />
      )}
      {children}
    </DoorForm>
  )
}
