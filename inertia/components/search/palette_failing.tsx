import { Button } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { closeBehind } from '~/components/search/close_behind'
import { search, type SearchPlace } from '~/components/search/search_store'
import classes from '~/components/search/search.module.css'

interface PaletteFailingProps {
  place: SearchPlace
  onRetry: () => void
}

/** What is seen instead of a palette that could not be fetched: under the box, or at the top of the page. */
export function PaletteFailing({ place, onRetry }: PaletteFailingProps) {
  const failing = useTranslations('shell.search')('failing')
  const retry = useTranslations('app')('retry')
  const panel = (
    <div
      className={classes.failing}
      data-palette
      data-place={place}
      onBlur={closeBehind}
      onKeyDown={leaveOnEscape}
    >
      <p role="status">{failing}</p>
      <Button variant="default" autoFocus={place === 'overlay'} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
  const box = document.querySelector('[data-search-box]')
  return place === 'box' && box ? createPortal(panel, box) : panel
}

function leaveOnEscape({ code }: KeyboardEvent): void {
  if (code === 'Escape') search.leave()
}
