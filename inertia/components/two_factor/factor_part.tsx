import { useId, type ReactNode, useState } from 'react'
import { router } from '@inertiajs/react'
import { Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Dialog } from '~/ui/dialog/dialog'
import classes from '~/components/two_factor/two_factor.module.css'

interface FactorPartProps {
  title: string
  text: string
  state?: ReactNode
  children: ReactNode
}

export function FactorPart({ title, text, state, children }: FactorPartProps) {
  const id = useId()
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div className={classes.head}>
        <h3 id={id} className={classes.partTitle}>
          {title}
        </h3>
        {state}
      </div>
      <p className={classes.quiet}>{text}</p>
      {children}
    </section>
  )
}

interface RemoveDialogProps {
  opened: boolean
  title: string
  text: ReactNode
  label: string
  url: string
  onClose: () => void
}

export function RemoveDialog({ opened, title, text, label, url, onClose }: RemoveDialogProps) {
  const t = useTranslations('app')
  const [isPending, setPending] = useState(false)
  const remove = () => {
    setPending(true)
    router.delete(url, {
      preserveScroll: true,
      onFinish: () => {
        setPending(false)
        onClose()
      },
    })
  }
  return (
    <Dialog opened={opened} title={title} onClose={onClose}>
      <Text mb="lg">{text}</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('cancel')}
        </Button>
        <Button color="red" loading={isPending} onClick={remove}>
          {label}
        </Button>
      </Group>
    </Dialog>
  )
}
