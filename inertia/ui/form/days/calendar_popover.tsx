import { ActionIcon, Popover } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCloseOnBack } from '~/layers/use_close_on_back'
import { DatesFrame } from '~/ui/form/days/dates_frame'

/** A field with a calendar beside it, which is open or not; opened by a key, the calendar takes the focus. */
export function useCalendar() {
  const [opened, setOpened] = useState<'by_mouse' | 'by_key' | null>(null)
  const input = useRef<HTMLInputElement>(null)
  return {
    opened,
    input,
    setOpened,
    close() {
      setOpened(null)
      input.current?.focus()
    },
  }
}

type Calendar = ReturnType<typeof useCalendar>

interface CalendarPopoverProps {
  calendar: Calendar
  className?: string
  /** What is typed into. */
  field: ReactNode
  /** The days to pick from. */
  children: ReactNode
  /** Of the keys that are pressed in the field. */
  onKey?: (event: KeyboardEvent) => void
  onLeave?: () => void
}

/**
 * Tab skips the calendar: a click opens it, or the down arrow, which goes into it. It is not in a portal, so that it also
 * opens inside a filter or a dialog. While open it handles Escape, so that a dialog around it stays.
 */
export function CalendarPopover({ calendar, field, children, ...props }: CalendarPopoverProps) {
  const { opened, input, setOpened, close } = calendar
  useCloseOnBack(opened !== null, close)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && opened) close()
    if (event.target !== input.current) return
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      setOpened('by_key')
    }
    props.onKey?.(event)
  }

  function onBlur(event: FocusEvent) {
    if (event.currentTarget.contains(event.relatedTarget)) return
    setOpened(null)
    props.onLeave?.()
  }

  return (
    <DatesFrame>
      <div onKeyDown={onKeyDown} onBlur={onBlur} className={props.className}>
        <Popover
          opened={opened !== null}
          position="bottom-start"
          shadow="md"
          withinPortal={false}
          withRoles={false}
          trapFocus={false}
          closeOnClickOutside={false}
        >
          <Popover.Target>
            <div>{field}</div>
          </Popover.Target>
          <Popover.Dropdown
            data-dates-dropdown
            onMouseDown={(event) => {
              event.preventDefault()
              input.current?.focus()
            }}
          >
            {children}
          </Popover.Dropdown>
        </Popover>
      </div>
    </DatesFrame>
  )
}

/** Of an input into which days are typed. */
export const typingOf = ({ opened, input }: Calendar) => ({
  'ref': input,
  'dir': 'ltr' as const,
  'data-ltr': true,
  'data-mantine-stop-propagation': opened !== null || undefined,
  'inputMode': 'numeric' as const,
  'maxLength': 40,
})

interface CalendarButtonProps {
  isOpen: boolean
  onClick: () => void
}

export function CalendarButton({ isOpen, onClick }: CalendarButtonProps) {
  const t = useTranslations('ui.date')
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      tabIndex={-1}
      aria-label={t('open')}
      aria-expanded={isOpen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.stopPropagation()
        onClick()
      }}
    >
      <IconCalendar size={16} aria-hidden />
    </ActionIcon>
  )
}
