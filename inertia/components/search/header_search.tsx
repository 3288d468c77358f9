import { IconSearch } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { prefetchPalette } from '~/components/search/prepare_palette'
import { SearchField } from '~/components/search/search_field'
import { search } from '~/components/search/search_store'
import { HeaderButton } from '~/components/shell/header_button'
import classes from '~/components/search/search.module.css'

/** From 768 px up (row A7). */
export const HeaderSearch = () => (
  <div className={classes.box} data-search-box>
    <SearchField place="box" />
  </div>
)

/** Below, where the header has no room for a box: opens search over the whole page. */
export function SearchOpener() {
  const t = useTranslations('shell.search')
  return (
    <div className={classes.opener}>
      <HeaderButton
        label={t('open')}
        aria-haspopup="dialog"
        onPointerEnter={prefetchPalette}
        onClick={(event) => search.open('overlay', event.currentTarget)}
      >
        <IconSearch size={20} stroke={1.7} aria-hidden />
      </HeaderButton>
    </div>
  )
}
