import { longest } from '#domain/shared/limits/text_lengths'
import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useHasPasskeys } from '~/components/auth/use_passkey'
import { FactorPart } from '~/components/two_factor/factor_part'
import { PasskeyRow, type Passkey } from '~/components/two_factor/passkey_row'
import classes from '~/components/two_factor/two_factor.module.css'
import { usePage } from '@inertiajs/react'
import { useNewPasskey } from '~/components/two_factor/use_new_passkey'
import { ErrorText } from '~/ui/error_text'
import { ownDirection } from '~/ui/form/own_direction'

interface PasskeysPartProps {
  passkeys: Passkey[]
  hasHost: boolean
  isRemovable: boolean
}

export function PasskeysPart({ passkeys, hasHost, isRemovable }: PasskeysPartProps) {
  const t = useTranslations('two_factor.passkeys')
  const isSupported = useHasPasskeys() && hasHost
  const [isAdding, setAdding] = useState(false)

  return (
    <FactorPart title={t('title')} text={t('text')}>
      {passkeys.length > 0 && (
        <ul className={classes.passkeys}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isRemovable={isRemovable} />
          ))}
        </ul>
      )}
      {!isSupported && <p className={classes.quiet}>{t('unsupported')}</p>}
      {isSupported && isAdding && (
        <NewPasskeyForm count={passkeys.length} onEnd={() => setAdding(false)} />
      )}
      {isSupported && !isAdding && (
        <div>
          <Button variant="default" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        </div>
      )}
    </FactorPart>
  )
}

interface NewPasskeyFormProps {
  count: number
  onEnd: () => void
}

function NewPasskeyForm({ count, onEnd }: NewPasskeyFormProps) {
  const t = useTranslations('two_factor.passkeys')
  const [name, setName] = useState(() => t('proposed_name', { number: count + 1 }))
  const { isPending, failure, add } = useNewPasskey()
  const { errors } = usePage().props as { errors?: { name?: string; passkey?: string } }
  const problem = failure ? t(`failed.${failure}`) : (errors?.name ?? errors?.passkey)

  return (
    <form
      className={classes.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) add(name, onEnd)
      }}
    >
      <TextInput
        label={t('name')}
        description={t('name_help')}
        name="name"
        attributes={ownDirection(name)}
        maxLength={longest.label}
        autoFocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={problem && <ErrorText>{problem}</ErrorText>}
      />
      <Group gap="xs">
        <Button type="submit" loading={isPending}>
          {t('make')}
        </Button>
        <Button variant="default" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </Group>
    </form>
  )
}
