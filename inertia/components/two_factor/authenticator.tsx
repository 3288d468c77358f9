import { router, usePage, useForm } from '@inertiajs/react'
import { Button, Group, TextInput } from '@mantine/core'
import { useState, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { longest } from '#domain/shared/limits/text_lengths'
import { FactorPart, RemoveDialog } from '~/components/two_factor/factor_part'
import { useSecurityRoutes } from '~/components/two_factor/use_security_routes'
import { useFormat } from '~/hooks/use_format'
import { StatusDot } from '~/ui/status_dot'
import { lazyPart } from '~/language/lazy_part'
import { useFocusOnRefusal } from '~/ui/form/focus'
import { CopyButton } from '~/ui/copy_button'
import { ErrorText } from '~/ui/error_text'
import classes from '~/components/two_factor/two_factor.module.css'

interface AuthenticatorPartProps {
  since: string | null
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

const QrCode = lazyPart(() => import('~/ui/qr_code'))

interface AuthenticatorSetupProps {
  authenticatorKey: string
  address: string
}

function AuthenticatorSetup({ authenticatorKey, address }: AuthenticatorSetupProps) {
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
