import { Drawer, type FloatingPosition, Popover } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import { usePhone } from '~/hooks/use_narrow'
import { useCloseOnBack } from '~/layers/use_close_on_back'
import classes from '~/components/calendar/popover/beside.module.css'

interface BesideProps {
  label: string
  /** The element that was pressed to open it. */
  at: HTMLElement
  /** The frame it stands in, whose controls above it stay visible. */
  within: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

const EDGE = 8
/** In pixels: less than this is no room for the contents, so that controls have to be covered. */
const LEAST = 360

const places: FloatingPosition[] = ['left-start', 'right-start', 'bottom', 'top']

/** A dialog beside what was pressed in the calendar; on a phone a sheet at the bottom. */
export function Beside({ label, at, within, onClose, children }: BesideProps) {
  const isPhone = usePhone()
  useCloseOnBack(true, onClose)
  if (isPhone) {
    return (
      <Drawer.Root
        opened
        position="bottom"
        size="auto"
        // A class of the content alone would be its wrapper's too, which then ends above the bottom
        classNames={{ content: classes.sheet, body: classes.body }}
        onClose={onClose}
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label={label}>
          <Drawer.Body>{children}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    )
  }
  const box = at.getBoundingClientRect()
  const place = { top: box.top, left: box.left, width: box.width, height: box.height }
  const padding = { top: firstPixel(within.current), bottom: EDGE, left: EDGE, right: EDGE }
  return (
    <Popover
      opened
      onChange={(isOpen) => !isOpen && onClose()}
      position="right-start"
      middlewares={{
        flip: { fallbackPlacements: places, crossAxis: false, padding },
        shift: { crossAxis: true, limiter: undefined, padding },
      }}
      shadow="md"
      width={340}
      trapFocus
      withArrow={false}
    >
      <Popover.Target>
        <span className={classes.anchor} style={place} aria-hidden />
      </Popover.Target>
      <Popover.Dropdown
        aria-label={label}
        className={classes.beside}
        mah={window.innerHeight - padding.top - EDGE}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}

/** How far down it may begin, in pixels of the window. */
function firstPixel(frame: HTMLElement | null) {
  const top = frame?.getBoundingClientRect().top ?? 0
  return Math.max(EDGE, Math.min(top, window.innerHeight - LEAST))
}
