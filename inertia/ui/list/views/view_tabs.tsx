import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import type { ListSettings, SavedView } from '~/ui/list/list_description'
import { viewHref } from '~/ui/list/list_query'
import { ViewMenu } from '~/ui/list/views/view_menu'
import classes from '~/ui/page/link_tabs.module.css'
import own from '~/ui/list/views/view_tabs.module.css'

export interface ViewTabsProps {
  list: string
  url: string
  settings: ListSettings
  current: SavedView | undefined
  address: string
  only: string[]
  /** What of the address every view leaves as it is. */
  kept?: string
}

export default function ViewTabs(props: ViewTabsProps) {
  const { url, settings, current, only, kept } = props
  const t = useTranslations('ui.views')
  const tab = (view: SavedView | null) => (
    <Link
      key={view?.id ?? 'all'}
      href={viewHref(url, view, settings.view_id, kept)}
      only={only}
      preserveState
      preserveScroll
      className={classes.tab}
      aria-current={view?.id === current?.id ? 'page' : undefined}
    >
      {view ? <bdi>{view.name}</bdi> : t('all')}
    </Link>
  )
  return (
    <div className={own.bar}>
      <nav className={classes.tabs} aria-label={t('tabs')}>
        {[null, ...settings.views].map(tab)}
      </nav>
      <ViewMenu {...props} />
    </div>
  )
}
