import { IconSearch, IconX } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { longest } from '#domain/shared/limits/text_lengths'
import { prefetchPalette } from '~/components/search/prepare_palette'
import { search, type SearchPlace, useSearch } from '~/components/search/search_store'
import { freshAuth } from '~/session/fresh_auth'
import { isApple } from '~/shortcuts/is_apple'
import classes from '~/components/search/search.module.css'

const KEYS = isApple ? '⌘K' : 'Ctrl K'

/** What one types into; whatever the keys mean beyond Escape is the palette's. */
export function SearchField({ place }: { place: SearchPlace }) {
  const t = useTranslations('shell.search')
  const { place: openAt, query, active } = useSearch()
  const isOpen = openAt === place

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.code !== 'Escape' || event.nativeEvent.isComposing) return search.press(event)
    event.preventDefault()
    search.leave()
  }

  return (
    <div className={classes.field} data-open={isOpen || undefined}>
      <IconSearch className={classes.icon} size={16} aria-hidden />
      <input
        className={classes.input}
        data-search={place}
        data-mantine-stop-propagation={isOpen}
        role="combobox"
        aria-label={t('label')}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'search-results' : undefined}
        aria-activedescendant={isOpen ? active : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        dir={query ? 'auto' : undefined}
        placeholder={t('label')}
        maxLength={longest.search}
        value={query}
        onChange={(event) => search.type(event.currentTarget.value)}
        onPointerEnter={prefetchPalette}
        onFocus={(event) => {
          search.open(place, event.relatedTarget)
          event.currentTarget.select()
          void freshAuth.ask()
        }}
        onBlur={(event) => search.blur(event.relatedTarget)}
        onKeyDown={press}
      />
      {query ? (
        <button
          type="button"
          tabIndex={-1}
          className={classes.clear}
          aria-label={t('clear')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => search.type('')}
        >
          <IconX size={16} aria-hidden />
        </button>
      ) : (
        <kbd className={classes.keys} dir="ltr" aria-hidden>
          {KEYS}
        </kbd>
      )}
    </div>
  )
}
