import { Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFocusBack } from '~/hooks/use_focus_back'
import classes from '~/ui/dialog.module.css'

interface DialogProps {
  opened: boolean
  title: string
  onClose: () => void
  /** What it holds is shown once: a click beside it loses nothing. */
  staysOpen?: boolean
  children: ReactNode
}

/** A question or a short task over the page. Its title is a heading, not a second page header for screen readers. */
export function Dialog({ opened, title, onClose, staysOpen = false, children }: DialogProps) {
  const t = useTranslations('app')
  useFocusBack()
  return (
    <Modal.Root opened={opened} onClose={onClose} centered closeOnClickOutside={!staysOpen}>
      <Modal.Overlay />
      <Modal.Content radius="md">
        <Modal.Body p="lg">
          <Group justify="space-between" wrap="nowrap" mb="sm">
            <Modal.Title className={classes.title}>{title}</Modal.Title>
            <Modal.CloseButton aria-label={t('close')} />
          </Group>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
