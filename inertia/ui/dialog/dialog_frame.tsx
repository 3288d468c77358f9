import { Modal, type ModalContentProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { firstField } from '~/ui/form/focus'
import classes from '~/ui/dialog/dialog.module.css'

interface DialogFrameProps {
  opened: boolean
  title: string
  onClose: () => void
  closeOnClickOutside?: boolean
  closeOnEscape?: boolean
  content?: Pick<ModalContentProps, 'onInput' | 'onSubmit' | 'onKeyDownCapture'>
  children: ReactNode
}

/**
 * Its title is a heading, not a second page header for screen readers. Focus begins in the first
 * field, else on the first button: the way out comes last.
 */
export function DialogFrame({ title, content, children, ...root }: DialogFrameProps) {
  const t = useTranslations('app')
  return (
    <Modal.Root {...root} centered>
      <Modal.Overlay />
      <Modal.Content radius="md" {...content}>
        <Modal.Body p="lg">
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <div ref={beginInFirstField}>{children}</div>
          <Modal.CloseButton className={classes.close} aria-label={t('close')} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Mantine's focus trap begins where it is told to; a dialog that names a place itself keeps it. */
function beginInFirstField(content: HTMLElement | null): void {
  if (!content || content.querySelector('[data-autofocus]')) return
  firstField(content)?.setAttribute('data-autofocus', '')
}
