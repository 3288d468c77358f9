import { router } from '@inertiajs/react'
import { Button, CopyButton, Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { FactorPart } from '~/components/two_factor/factor_part'
import { useSecurityRoutes } from '~/components/two_factor/use_security_routes'
import { StatusDot } from '~/ui/status_dot'
import { useMounted } from '~/hooks/use_mounted'
import { useShared } from '~/hooks/use_shared'
import { Dialog } from '~/ui/dialog/dialog'
import classes from '~/components/two_factor/codes.module.css'

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

interface RecoveryCodesDialogProps {
  codes: string[]
  onClose: () => void
}

export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useTranslations('two_factor.codes')
  const { auth, tenant } = useShared()
  const mounted = useMounted()
  const heading = t('file', { centre: tenant?.name ?? '', email: auth?.user.email ?? '' })
  const text = [heading, '', ...codes, ''].join('\n')

  return (
    <Dialog opened={mounted} title={t('title')} onClose={onClose} staysOpen>
      <Text mb="md">{t('text')}</Text>
      <div className={classes.sheet}>
        <p className={classes.heading}>{heading}</p>
        <ol className={classes.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <Group gap="xs" mt="md">
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              onClick={copy}
            >
              {copied ? t('copied') : t('copy')}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() => downloadCodes(text)}
        >
          {t('download')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </Group>
      <Button mt="lg" fullWidth onClick={onClose}>
        {t('kept')}
      </Button>
    </Dialog>
  )
}

function downloadCodes(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(url)
}
