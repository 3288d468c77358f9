import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { BarLabel } from '~/components/shell/bar/bar_label'
import { BarMenu } from '~/components/shell/bar/bar_menu'
import { useBarKeys } from '~/components/shell/bar/use_bar_keys'
import { useFolding } from '~/components/shell/bar/use_folding'
import { useOpening } from '~/components/shell/bar/use_opening'
import { SidebarLeaf } from '~/components/shell/sidebar/sidebar_leaf'
import { barEntries } from '~/layouts/menu/bar_entries'
import { addressOf, markedAmong, type PortalNode } from '~/layouts/page/portal_node'
import classes from '~/components/shell/bar/bar.module.css'

export interface MenuBarProps {
  nodes: PortalNode[]
  path: string
  byHover: boolean
}

export default function MenuBar({ nodes, path, byHover }: MenuBarProps) {
  const t = useTranslations('shell.bar')
  const list = useRef<HTMLUListElement>(null)
  const entries = barEntries(nodes)
  const { measured, fitting } = useFolding(list)
  const opening = useOpening(list, path, byHover)
  const onKeyDown = useBarKeys(list, opening)
  const isMarked = markedAmong(nodes, path)
  const folded = entries.slice(fitting)

  return (
    <>
      <ul ref={list} className={classes.list} onKeyDown={onKeyDown}>
        {entries.slice(0, fitting).map((entry) => {
          const [node] = entry.nodes
          const address = node && !entry.heading && !node.sub ? addressOf(node) : undefined
          if (node && address) {
            return (
              <li key={entry.key} className={classes.entry} data-entry={entry.key}>
                <SidebarLeaf node={node} address={address} active={isMarked(node)} />
              </li>
            )
          }
          return (
            <BarMenu
              key={entry.key}
              id={entry.key}
              label={<BarLabel entry={entry} />}
              entries={[entry]}
              path={path}
              isMarked={isMarked}
              opening={opening}
            />
          )
        })}
        {folded.length > 0 && (
          <BarMenu
            id="more"
            label={t('more')}
            entries={folded}
            path={path}
            isMarked={isMarked}
            opening={opening}
          />
        )}
      </ul>
      <div ref={measured} className={classes.measured} aria-hidden="true">
        {entries.map((entry) => (
          <span key={entry.key} className={classes.top}>
            <BarLabel entry={entry} />
          </span>
        ))}
        <span className={classes.top}>{t('more')}</span>
      </div>
    </>
  )
}
