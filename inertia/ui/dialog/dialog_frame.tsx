import { Modal, type ModalContentProps, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useCloseOnBack } from '~/layers/use_close_on_back'
import { useDialogSubject } from '~/ui/dialog/dialog_subject'
import { firstField } from '~/ui/form/focus'
import classes from '~/ui/dialog/dialog.module.css'

const phone = '(max-width: 47.99em)'
/** Of a form with two columns. */
const widest = 928

interface DialogFrameProps {
  opened: boolean
  title: string
  onClose: () => void
  /** A step back in the browser does this instead of closing. */
  onBack?: () => void
  closeOnClickOutside?: boolean
  closeOnEscape?: boolean
  /** For a long form; on a phone it takes the whole screen. */
  isWide?: boolean
  content?: Pick<ModalContentProps, 'onInput' | 'onSubmit' | 'onKeyDownCapture'>
  children: ReactNode
}

/**
 * Its title is a heading, not a second page header for screen readers. Focus begins in the first
 * field, else on the first button: the way out comes last.
 */
export function DialogFrame({
  title,
  content,
  isWide,
  children,
  onBack,
  closeOnClickOutside = true,
  ...root
}: DialogFrameProps) {
  useCloseOnBack(root.opened, onBack ?? root.onClose)
  const isPhone = useMediaQuery(phone, false, { getInitialValueInEffect: false })
  const frame = isWide && { size: widest, fullScreen: isPhone }
  const t = useTranslations('app')
  return (
    <Modal.Root {...root} {...frame} centered closeOnClickOutside={false}>
      {/* The second click of a double click on the button that opens a dialog must not close it again */}
      <Modal.Overlay
        onClick={({ detail }) => closeOnClickOutside && detail < 2 && root.onClose()}
      />
      <Modal.Content radius={frame && frame.fullScreen ? 0 : 'md'} {...content}>
        <Modal.Body p="lg" className={classes.body}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <SubjectLine title={title} />
          <div ref={beginInFirstField}>{children}</div>
          <Modal.CloseButton className={classes.close} aria-label={t('close')} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function SubjectLine({ title }: { title: string }) {
  const [name, ...details] = useDialogSubject(title)
  if (!name) return null
  return (
    <div className={classes.subject}>
      <Text fw={500}>
        <bdi>{name}</bdi>
      </Text>
      {details.map((detail) => (
        <Text key={detail} size="sm" c="dimmed">
          <bdi>{detail}</bdi>
        </Text>
      ))}
    </div>
  )
}

/** Mantine's focus trap begins where it is told to; a dialog that names a place itself keeps it. */
function beginInFirstField(content: HTMLElement | null): void {
  if (!content || content.querySelector('[data-autofocus]')) return
  firstField(content)?.setAttribute('data-autofocus', '')
}
