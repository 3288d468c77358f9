import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Messages } from '~/words'
import classes from '~/components/appearance/appearance.module.css'

interface PanelGroupProps {
  name: keyof Messages['appearance']['groups']
  children: ReactNode
}

export function PanelGroup({ name, children }: PanelGroupProps) {
  const t = useTranslations('appearance.groups')
  const title = useId()
  return (
    <div role="group" className={classes.group} aria-labelledby={title} data-group={name}>
      <h3 id={title} className={classes.subtitle}>
        {t(name)}
      </h3>
      {children}
    </div>
  )
}
