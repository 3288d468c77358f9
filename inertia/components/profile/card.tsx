import { useId, type ReactNode } from 'react'
import classes from '~/components/profile/profile.module.css'

interface CardProps {
  title: string
  lead?: ReactNode
  children?: ReactNode
}

export function Card({ title, lead, children }: CardProps) {
  const id = useId()
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.subtitle}>
          {title}
        </h2>
        {lead && <p className={classes.quiet}>{lead}</p>}
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  )
}
