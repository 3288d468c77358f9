import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { SearchField } from '~/components/search/search_field'
import { useCloseOnBack } from '~/layers/use_close_on_back'
import { search } from '~/components/search/search_store'
import classes from '~/components/search/palette/palette.module.css'

/** The whole width of a phone; on a desk a card, where the header shows no box. */
export function PaletteOverlay({ label, children }: { label: string; children: ReactNode }) {
  const t = useTranslations('app')
  const bar = useRef<HTMLDivElement>(null)
  useCloseOnBack(true, search.leave)
  useEffect(() => bar.current?.querySelector('input')?.focus(), [])
  return (
    <div className={classes.overlay} role="dialog" aria-modal="true" aria-label={label}>
      <div ref={bar} className={classes.bar}>
        <SearchField place="overlay" />
        <button
          type="button"
          tabIndex={-1}
          className={classes.close}
          aria-label={t('close')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={search.leave}
        >
          <IconX size={20} stroke={1.7} aria-hidden />
        </button>
      </div>
      {children}
    </div>
  )
}
