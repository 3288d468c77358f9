import { useForm } from '@inertiajs/react'
import { Button, TextInput } from '@mantine/core'
import {
  authenticatorCode,
  type TypedFactor,
} from '#domain/access/second_factors/rules/second_factor'
import { longest } from '#domain/shared/limits/text_lengths'
import { useTranslations } from 'use-intl'
import { stepRoutes } from '~/components/auth/step_passkey'
import { useFocusOnRefusal } from '~/ui/form/focus'
import type { SignedInUser } from '~/types'
import { ErrorText } from '~/ui/error_text'
import classes from '~/components/auth/auth.module.css'

interface StepFormProps {
  door: SignedInUser['kind']
  step: TypedFactor
}

const manners = {
  code: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: longest.appCode },
  recovery_code: { inputMode: 'text', autoComplete: 'off', maxLength: longest.recoveryCode },
} as const

export function StepForm({ door, step }: StepFormProps) {
  const t = useTranslations('auth.two_factor')
  const form = useForm({ [step]: '' } as Partial<Record<TypedFactor, string>>)
  const formRef = useFocusOnRefusal(form.processing)
  const error = form.errors[step]

  return (
    <form
      ref={formRef}
      className={classes.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.post(stepRoutes(door)[step], { onError: () => form.reset() })
      }}
    >
      <TextInput
        {...manners[step]}
        label={t(`fields.${step}`)}
        description={t(`help.${step}`, { seconds: authenticatorCode.seconds })}
        name={step}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="off"
        autoFocus
        size="md"
        value={form.data[step] ?? ''}
        onChange={(event) => form.setData(step, event.currentTarget.value)}
        error={error && <ErrorText>{error}</ErrorText>}
      />
      <Button type="submit" size="md" fullWidth loading={form.processing}>
        {t('submit')}
      </Button>
    </form>
  )
}
