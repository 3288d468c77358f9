import { Group, Modal, type ModalContentProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from '~/ui/dialog.module.css'

interface DialogFrameProps {
  opened: boolean
  title: string
  onClose: () => void
  closeOnClickOutside?: boolean
  closeOnEscape?: boolean
  /** What its content listens to. */
  content?: Pick<ModalContentProps, 'onInput' | 'onSubmit' | 'onKeyDownCapture'>
  children: ReactNode
}

/** What every dialog looks like. Its title is a heading, not a second page header for screen readers. */
export function DialogFrame({ title, content, children, ...root }: DialogFrameProps) {
  const t = useTranslations('app')
  return (
    <Modal.Root {...root} centered>
      <Modal.Overlay />
      <Modal.Content radius="md" {...content}>
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
