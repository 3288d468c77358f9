import { useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { BarNode } from '~/components/shell/bar/bar_node'
import { keepInside } from '~/components/shell/bar/keep_inside'
import { columnsOf, type BarEntry } from '~/layouts/menu/bar_entries'
import type { PortalNode } from '~/layouts/page/portal_node'
import classes from '~/components/shell/bar/panel.module.css'

interface BarPanelProps {
  id: string
  /** Several under "More", each with its heading then. */
  entries: BarEntry<PortalNode>[]
  path: string
  isMarked: (node: PortalNode) => boolean
  isOpen: boolean
  onFollow: () => void
}

export function BarPanel({ id, entries, path, isMarked, isOpen, onFollow }: BarPanelProps) {
  const t = useTranslations('shell.menu.headings')
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isOpen && ref.current) keepInside(ref.current)
  }, [isOpen])

  return (
    <div ref={ref} id={id} className={classes.panel} hidden={!isOpen} data-panel>
      <div className={classes.columns} data-columns={columnsOf(entries)}>
        {entries.map(({ key, heading, nodes }) => (
          <div key={key} className={classes.section}>
            {heading && entries.length > 1 && <p className={classes.heading}>{t(heading)}</p>}
            <ul className={classes.nodes}>
              {nodes.map((node) => (
                <BarNode
                  key={`${node.area}.${node.line}`}
                  node={node}
                  path={path}
                  isMarked={isMarked(node)}
                  onFollow={onFollow}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}
