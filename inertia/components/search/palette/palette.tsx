import type { MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useDarkMode } from '~/appearance/use_appearance'
import { closeBehind } from '~/components/search/close_behind'
import { PaletteKeyHints } from '~/components/search/palette/palette_key_hints'
import { PaletteOverlay } from '~/components/search/palette/palette_overlay'
import { Results } from '~/components/search/palette/results'
import { usePaletteKeys } from '~/components/search/palette/use_palette_keys'
import { useSections } from '~/components/search/palette/use_sections'
import { search, type SearchPlace, useSearch } from '~/components/search/search_store'
import { useShared } from '~/hooks/use_shared'
import type { PortalNode } from '~/layouts/page/portal_node'
import type { SignedInUser } from '~/types'
import classes from '~/components/search/palette/palette.module.css'

/** Drawn while search is open: under the header's box, or with a field of its own over the page. */
export default function Palette({ menu }: { menu: PortalNode[] }) {
  const { place } = useSearch()
  const user = useShared().auth?.user
  if (!place || !user) return null
  return <OpenPalette key={place} place={place} menu={menu} kind={user.kind} />
}

interface OpenPaletteProps {
  place: SearchPlace
  menu: PortalNode[]
  kind: SignedInUser['kind']
}

function OpenPalette({ place, menu, kind }: OpenPaletteProps) {
  const t = useTranslations('shell.search')
  const { query: typed } = useSearch()
  const isDark = useDarkMode()
  const { sections, query, foundFor, isBusy, isFailing, retry, sayAct, remember } = useSections(
    menu,
    kind,
    typed
  )
  const { active, point } = usePaletteKeys({
    choices: sections.flatMap(({ choices }) => choices),
    query,
    isBusy,
    isFailing,
    tabLeaves: !isFailing && (place === 'overlay' || query !== ''),
    onTab: place === 'overlay' ? search.leave : search.close,
    onTake: remember,
  })

  const panel = (
    <div
      className={classes.panel}
      data-palette
      data-place={place}
      data-surface={isDark ? 'dark' : 'light'}
      onMouseDown={keepFocus}
      onBlur={closeBehind}
    >
      <div className={classes.scroller}>
        <Results
          query={query}
          foundFor={foundFor}
          sections={sections}
          active={active}
          isBusy={isBusy}
          isFailing={isFailing}
          sayAct={sayAct}
          onPoint={point}
          onTake={remember}
          onRetry={retry}
        />
      </div>
      <PaletteKeyHints />
    </div>
  )
  const box = document.querySelector('[data-search-box]')

  return (
    <>
      <div
        className={classes.backdrop}
        data-search-backdrop={place}
        onMouseDown={(event) => event.preventDefault()}
        onClick={search.leave}
      />
      {place === 'overlay' && <PaletteOverlay label={t('label')}>{panel}</PaletteOverlay>}
      {place === 'box' && box && createPortal(panel, box)}
    </>
  )
}

/** A click on an option leaves the focus in the field; a button may take it. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && !event.target.closest('button')) event.preventDefault()
}
