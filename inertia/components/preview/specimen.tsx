import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Messages } from '~/words'
import classes from '~/components/preview/preview.module.css'

interface SpecimenProps {
  /** The component's own name. */
  of: string
  note?: string
  /** Its states are below each other: each needs the width of the page. */
  isWide?: boolean
  children: ReactNode
}

/** A component in all its states, under its name. */
export function Specimen({ of, note, isWide = false, children }: SpecimenProps) {
  const id = useId()
  return (
    <section className={classes.specimen} aria-labelledby={id}>
      <h2 id={id} className={classes.name}>
        <bdi dir="ltr">{of}</bdi>
      </h2>
      {note && <p className={classes.note}>{note}</p>}
      <div className={classes.states} data-wide={isWide || undefined}>
        {children}
      </div>
    </section>
  )
}

export type StateName = keyof Messages['preview']['states']

export function State({ is, children }: { is: StateName; children: ReactNode }) {
  const t = useTranslations('preview.states')
  return (
    <div className={classes.state}>
      <p className={classes.label}>{t(is)}</p>
      {children}
    </div>
  )
}
