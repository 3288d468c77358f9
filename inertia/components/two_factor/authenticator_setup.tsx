import { router, useForm } from '@inertiajs/react'
import { Button, Group, TextInput } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '~/language/lazy_part'
import { useTranslations } from 'use-intl'
import { longest } from '#domain/shared/limits/text_lengths'
import { useSecurityRoutes } from '~/components/two_factor/use_security_routes'
import { useFocusOnRefusal } from '~/ui/form/focus'
import { CopyButton } from '~/ui/copy_button'
import { ErrorText } from '~/ui/error_text'
import classes from '~/components/two_factor/two_factor.module.css'

const QrCode = lazyPart(() => import('~/ui/qr_code'))

interface AuthenticatorSetupProps {
  authenticatorKey: string
  address: string
}

export function AuthenticatorSetup({ authenticatorKey, address }: AuthenticatorSetupProps) {
  const t = useTranslations('two_factor.setup')
  const routes = useSecurityRoutes()
  const form = useForm({ code: '' })
  const formRef = useFocusOnRefusal(form.processing)
  const groups = authenticatorKey.match(/.{1,4}/g)!.join(' ')

  return (
    <div className={classes.setup}>
      <p className={classes.quiet}>{t('scan')}</p>
      <div className={classes.key}>
        <Suspense fallback={<span className={classes.pending} />}>
          <QrCode text={address} label={t('qr')} />
        </Suspense>
        <div>
          <p className={classes.quiet}>{t('by_hand')}</p>
          <p className={classes.secret}>
            <code dir="ltr">{groups}</code>
            <CopyButton what={t('key')} value={authenticatorKey} />
          </p>
        </div>
      </div>
      <form
        ref={formRef}
        className={classes.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.post(routes.authenticator, { preserveScroll: true, onError: () => form.reset() })
        }}
      >
        <TextInput
          label={t('code')}
          description={t('code_help')}
          name="code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={longest.appCode}
          autoFocus
          value={form.data.code}
          onChange={(event) => form.setData('code', event.currentTarget.value)}
          error={form.errors.code && <ErrorText>{form.errors.code}</ErrorText>}
        />
        <Group gap="xs">
          <Button type="submit" loading={form.processing}>
            {t('turn_on')}
          </Button>
          <Button
            variant="default"
            onClick={() => router.delete(routes.setup, { preserveScroll: true })}
          >
            {t('cancel')}
          </Button>
        </Group>
      </form>
    </div>
  )
}
